/** A voice for players who cannot read yet: the device's own voices only, and only while sounds are on. */

import { settings } from '../../lib/settings.svelte';

/** Says a sentence; a newer one interrupts it. Without a voice on the device nothing is said. */
export function say(text: string): void {
  if (settings.sound === 'off' || typeof speechSynthesis === 'undefined' || text === '') return;
  const voice = speechSynthesis.getVoices().find((voice) => voice.localService && voice.lang.startsWith(settings.language));
  if (!voice) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.9;
  speechSynthesis.speak(words);
}
