/** Tables of this device have names that no table of the house has. */
export const PREFIX = 'here-';
/** Whether the rules are at work on this device: then there is no need to ask the house. */
let atWork = false;
export const isAtWork = () => atWork;
export const beAtWork = () => (atWork = true);
export const isHere = (table: string) => table.startsWith(PREFIX);
