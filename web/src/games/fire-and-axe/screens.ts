import { MediaQuery } from 'svelte/reactivity';

/** Whether one plays with a finger: then a first tap shows a place and a second one sails; a mouse points and sails at once. */
export const touch = new MediaQuery('(pointer: coarse)');
