import { keepShell } from './shell';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

keepShell();
export default mount(App, { target: document.getElementById('app')! });
