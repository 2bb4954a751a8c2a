/** A few synthesized sounds: a card is laid, it is your turn, a refusal, the game is over. */

import { settings } from './settings.svelte';

export type Sound = 'card' | 'turn' | 'no' | 'over';

/** For each note: frequency in hertz, start and duration in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  card: [[420, 0, 0.06]],
  turn: [
    [523, 0, 0.12],
    [659, 0.12, 0.18],
  ],
  no: [[196, 0, 0.14]],
  over: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.3],
  ],
};

const LOUDNESS = 0.08;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') return void context.resume();
    for (const [hertz, after, long] of NOTES[sound]) tone(context, hertz, after, long);
  } catch {
    // The game works without sound, too.
  }
}

function tone(audio: AudioContext, hertz: number, after: number, long: number): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long);
}
