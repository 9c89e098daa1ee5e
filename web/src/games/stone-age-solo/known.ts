/** That somebody has been told how a round goes is remembered by the browser. */
export const KNOWN = 'hearthside.solo.known';

export function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}
