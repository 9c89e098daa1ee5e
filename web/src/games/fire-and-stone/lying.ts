import { MediaQuery } from 'svelte/reactivity';

/** A phone lying on its side: what is told of an area stands beside the map, for there is no room over it. */
export const lying = new MediaQuery('(max-height: 520px) and (min-width: 560px)');
