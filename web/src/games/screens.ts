import { MediaQuery } from 'svelte/reactivity';

/** A phone, upright or lying: what is told of a place stands in the tray, for over the map it would hide it. */
export const phone = new MediaQuery('(max-width: 700px), (max-height: 520px)');
/** Whether one plays with a finger: then a first tap looks and a second one goes; a mouse points and goes at once. */
export const touch = new MediaQuery('(pointer: coarse)');
