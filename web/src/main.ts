import { keepShell } from './shell';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { speakIn } from './words/books.svelte';

keepShell();
/** The page is shown in its language from the start. */
void speakIn(settings.language).then(() => mount(App, { target: document.getElementById('app')! }));
