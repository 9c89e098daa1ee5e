import { settings } from '../settings.svelte';
import { voiceOf } from '../words/languages';

let usual = $state(false);

/** What is done where nobody has decided: small children cannot read, all others would be startled. */
export function speakUsually(aloud: boolean) {
  usual = aloud;
}
export const speaksAloud = () => settings.readAloud ?? usual;

/**
 * Spoken prompts; `after` waits for the sentence before, which belongs to the same moment. The same sentence is always on the screen
 * and in a live region as well: voices differ and may be missing.
 */
export function speak(sentence: string, after = false) {
  if (
    settings.mute ||
    !speaksAloud() ||
    !sentence ||
    typeof speechSynthesis === 'undefined' ||
    typeof SpeechSynthesisUtterance === 'undefined'
  )
    return;
  const words = new SpeechSynthesisUtterance(sentence);
  words.lang = voiceOf(settings.language);
  words.rate = 0.98;
  words.pitch = 1.1;
  if (!after) speechSynthesis.cancel(); // the newest sentence matters; a queue of old ones would lag behind the board
  speechSynthesis.speak(words);
}

export function hush() {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}
