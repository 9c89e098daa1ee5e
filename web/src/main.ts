import { keepShell } from './shell';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { where } from './route.svelte';
import { settings } from './settings.svelte';
import { speakIn } from './words/books.svelte';

keepShell();
if (where.route.page === 'table') void import('./pages/TablePage.svelte').catch(() => {}); // together with the words
/** The page is shown in its language from the start. */
void speakIn(settings.language).then(() => mount(App, { target: document.getElementById('app')! }));
