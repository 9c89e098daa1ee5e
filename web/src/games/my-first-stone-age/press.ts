/** Enter and Space act as a tap does. */
export function press(event: KeyboardEvent, act: () => void) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}
