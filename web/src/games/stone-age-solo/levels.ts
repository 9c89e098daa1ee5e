/** SS levels: how high the fire burns at the start. */
export const FULL = [15, 20, 10, 10];
