/**
 * The sounds, made while they play, from the two things that real objects do: noise through a filter (paper that slides, the
 * click of a touch) and struck partials (wood, ivory, metal: several tones that each die at their own pace).
 */

import { settings } from './settings.svelte';

export type Sound = 'slide' | 'tap' | 'click' | 'tile' | 'squeak' | 'bell' | 'thud' | 'gain' | 'knock' | 'drum' | 'dance' | 'cry' | 'win' | 'lose';

/** Seconds of silence in which the same sound is not repeated. */
const SAME_S = 0.03;
const LOUDNESS = { off: 0, quiet: 0.3, loud: 0.75 };

/** Context, output and start of a sound; no two taps are alike, so the pitch varies a little. */
interface Now {
  context: BaseAudioContext;
  output: AudioNode;
  time: number;
  pitch: number;
}

interface Shape {
  level: number;
  attack?: number;
  length: number;
  /** Share of the level that is left at the end. */
  tail?: number;
}

interface Breath extends Shape {
  type?: BiquadFilterType;
  hertz: number;
  to?: number;
  q?: number;
}

/** Ratio to the base tone, share of the level, length in seconds. */
type Partial = [number, number, number];

let noise: AudioBuffer | null = null;

function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function envelope({ context, output, time }: Now, { level, attack = 0.002, length, tail = 0.001 }: Shape): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, time);
  gain.gain.linearRampToValueAtTime(level, time + attack);
  gain.gain.exponentialRampToValueAtTime(level * tail, time + length);
  gain.gain.linearRampToValueAtTime(0, time + length + 0.01);
  gain.connect(output);
  return gain;
}

/** Noise through one filter. */
function breathe(now: Now, { type = 'bandpass', hertz, to, q = 0.8, ...shape }: Breath): void {
  const { context, time } = now;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(hertz, time);
  if (to) filter.frequency.exponentialRampToValueAtTime(to, time + shape.length);
  source.connect(filter).connect(envelope(now, shape));
  source.start(time, Math.random() * 0.5);
  source.stop(time + shape.length + 0.03);
}

/** A struck thing. Its pitch sinks a little, as in real wood. */
function strike(now: Now, base: number, level: number, partials: Partial[], { sink = 0.012, attack = 0.0015 } = {}): void {
  const { context, time } = now;
  for (const [ratio, share, length] of partials) {
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(base * ratio * (1 + sink), time);
    tone.frequency.exponentialRampToValueAtTime(base * ratio, time + Math.min(0.06, length));
    tone.connect(envelope(now, { level: level * share, attack, length }));
    tone.start(time);
    tone.stop(time + length + 0.03);
  }
}

interface Note {
  from: number;
  to: number;
  /** Resonance of the mouth, from one vowel to the next. */
  hollow: [number, number];
  level: number;
  length: number;
}

/** A voice without words: it rises to its tone and holds it, through a mouth that changes its shape. */
function sing(now: Now, { from, to, hollow: [start, end], level, length }: Note): void {
  const { context, time } = now;
  const voice = context.createOscillator();
  voice.type = 'sawtooth';
  voice.frequency.setValueAtTime(from, time);
  voice.frequency.exponentialRampToValueAtTime(to, time + Math.min(0.16, length * 0.6));
  const mouth = context.createBiquadFilter();
  mouth.type = 'bandpass';
  mouth.Q.value = 2.2;
  mouth.frequency.setValueAtTime(start, time);
  mouth.frequency.exponentialRampToValueAtTime(end, time + length * 0.7);
  voice.connect(mouth).connect(envelope(now, { level, attack: 0.03, length, tail: 0.08 }));
  voice.start(time);
  voice.stop(time + length + 0.03);
}

const later = (now: Now, seconds: number): Now => ({ ...now, time: now.time + seconds });

const WOOD: Partial[] = [[1, 0.9, 0.18], [1.53, 0.62, 0.15], [2.57, 0.75, 0.11], [4.12, 0.42, 0.06], [6.6, 0.2, 0.03]];
const BAR: Partial[] = [[1, 1, 0.62], [3.93, 0.24, 0.2], [9.2, 0.08, 0.06]];
const COIN: Partial[] = [[1, 1, 0.2], [1.483, 0.55, 0.15], [2.17, 0.5, 0.12], [2.93, 0.26, 0.08]];

const SOUNDS: Record<Sound, (now: Now) => void> = {
  slide(now) {
    breathe(now, { hertz: 1500 * now.pitch, to: 3900 * now.pitch, q: 0.9, level: 0.3, attack: 0.09, length: 0.3, tail: 0.06 });
    breathe(later(now, 0.02), { type: 'lowpass', hertz: 420, level: 0.12, attack: 0.1, length: 0.27, tail: 0.05 });
  },
  tap(now) {
    breathe(now, { hertz: 2300 * now.pitch, q: 0.7, level: 0.44, attack: 0.001, length: 0.035 });
    breathe(later(now, 0.006), { type: 'lowpass', hertz: 900, level: 0.42, attack: 0.003, length: 0.12, tail: 0.006 });
    strike(now, 168 * now.pitch, 0.11, [[1, 1, 0.13], [1.74, 0.5, 0.08], [2.9, 0.22, 0.05]]);
  },
  click(now) {
    breathe(now, { hertz: 3100, q: 1.1, level: 0.4, attack: 0.0008, length: 0.016 });
    strike(now, 612 * now.pitch, 0.15, WOOD);
    strike(later(now, 0.028), 655 * now.pitch, 0.06, [[1, 1, 0.16], [2.57, 0.6, 0.07]]);
  },
  tile(now) {
    breathe(now, { hertz: 4300, q: 0.9, level: 0.3, attack: 0.0006, length: 0.014 });
    strike(now, 1380 * now.pitch, 0.13, [[1, 1, 0.11], [1.83, 0.66, 0.075], [2.71, 0.5, 0.05], [4.07, 0.3, 0.03]], { sink: 0.006 });
    strike(now, 226, 0.16, [[1, 1, 0.12], [1.62, 0.5, 0.08]]);
  },
  squeak(now) {
    const { context, time, pitch } = now;
    for (const [start, middle, end, share] of [[470, 790, 640, 0.1], [705, 1190, 955, 0.04]] as const) {
      const tone = context.createOscillator();
      tone.type = 'sawtooth';
      tone.frequency.setValueAtTime(start * pitch, time);
      tone.frequency.exponentialRampToValueAtTime(middle * pitch, time + 0.16);
      tone.frequency.exponentialRampToValueAtTime(end * pitch, time + 0.38);
      const hollow = context.createBiquadFilter();
      hollow.type = 'bandpass';
      hollow.frequency.value = 1500;
      hollow.Q.value = 2.5;
      tone.connect(hollow).connect(envelope(now, { level: share, attack: 0.09, length: 0.38, tail: 0.05 }));
      tone.start(time);
      tone.stop(time + 0.42);
    }
    breathe(now, { hertz: 2600, to: 3600, q: 1.2, level: 0.08, attack: 0.08, length: 0.36, tail: 0.03 });
  },
  bell(now) {
    const partials: Partial[] = [[0.5, 0.45, 0.58], [1, 1, 0.58], [1.19, 0.34, 0.46], [1.5, 0.4, 0.42], [2, 0.62, 0.4], [2.51, 0.26, 0.28], [3.02, 0.22, 0.22]];
    strike(now, 698.5, 0.125, partials, { attack: 0.004, sink: 0.001 });
  },
  thud(now) {
    strike(now, 92, 0.15, [[1, 1, 0.26], [1.59, 0.6, 0.18], [2.31, 0.35, 0.12]], { attack: 0.006, sink: 0.35 });
    breathe(now, { type: 'lowpass', hertz: 420, level: 0.5, attack: 0.008, length: 0.2, tail: 0.01 });
  },
  gain(now) {
    strike(now, 1108 * now.pitch, 0.06, COIN, { sink: 0.002 });
    strike(later(now, 0.052), 1318.5 * now.pitch, 0.1, COIN, { sink: 0.002 });
  },
  knock(now) {
    for (const after of [0, 0.14]) {
      strike(later(now, after), 210 * now.pitch, 0.3, [[1, 1, 0.12], [1.6, 0.6, 0.09], [2.4, 0.3, 0.05]]);
      breathe(later(now, after), { type: 'lowpass', hertz: 700, level: 0.4, attack: 0.001, length: 0.07 });
    }
  },
  drum(now) {
    for (let i = 0; i < 12; i++) breathe(later(now, i * 0.06), { type: 'lowpass', hertz: 520, level: 0.12 + i * 0.02, attack: 0.002, length: 0.06 });
  },
  /** A jig on a small xylophone, with a stamp on each beat. */
  dance(now) {
    const jig = [523.3, 659.3, 784, 659.3, 880, 784, 659.3, 784, 1046.5];
    jig.forEach((base, i) => strike(later(now, i * 0.15), base, 0.055, BAR, { attack: 0.002, sink: 0.004 }));
    for (let beat = 0; beat < 3; beat++) breathe(later(now, beat * 0.45), { type: 'lowpass', hertz: 320, level: 0.34, attack: 0.002, length: 0.11 });
  },
  /** Hur-ray! Three voices: each a buzz through the hollow of a mouth that opens, after a breath. */
  cry(now) {
    breathe(now, { hertz: 1900, to: 1200, q: 0.7, level: 0.07, attack: 0.03, length: 0.12, tail: 0.05 });
    for (const [voice, share, after] of [[1, 1, 0.04], [1.26, 0.6, 0.07], [0.84, 0.55, 0.06]] as const) {
      const base = 330 * voice * now.pitch;
      sing(later(now, after), { from: base * 0.84, to: base, hollow: [480, 560], level: 0.1 * share, length: 0.2 });
      sing(later(now, after + 0.21), { from: base * 1.3, to: base * 1.5, hollow: [720, 1850], level: 0.13 * share, length: 0.85 });
    }
  },
  win(now) {
    const run = [261.6, 329.6, 392, 523.3, 659.3, 784];
    run.forEach((base, i) => strike(later(now, i * 0.12), base, 0.1 + i * 0.006, BAR, { attack: 0.002, sink: 0.004 }));
    for (const base of [130.8, 196, 261.6, 329.6, 392]) strike(later(now, 0.66), base, 0.05, [[1, 1, 1.9], [2, 0.3, 1.2]], { attack: 0.1, sink: 0 });
  },
  lose(now) {
    [392, 349.2, 329.6].forEach((base, i) => strike(later(now, i * 0.18), base, 0.08, BAR, { attack: 0.004, sink: 0.004 }));
  },
};

let context: AudioContext | null = null;
let output: AudioNode | null = null;
const lastAt = new Map<Sound, number>();

/** Makes what takes long at the first touch, before which browsers allow no sound, so that it never falls into a scene. */
function begin(): void {
  try {
    context ??= new AudioContext();
    noiseOf(context);
  } catch {
    // A device without sound.
  }
}
if (typeof document !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, begin, { once: true, capture: true });
}

export function play(sound: Sound): void {
  const loudness = LOUDNESS[settings.sound];
  if (loudness === 0) return;
  try {
    if (!context) return;
    if (context.state === 'suspended') return void context.resume();
    const time = context.currentTime;
    if (time - (lastAt.get(sound) ?? -1) < SAME_S) return;
    lastAt.set(sound, time);
    const gain = context.createGain();
    gain.gain.value = loudness;
    output ??= limiterOf(context);
    gain.connect(output);
    SOUNDS[sound]({ context, output: gain, time, pitch: 0.97 + Math.random() * 0.06 });
  } catch {
    // The game works without sound, too.
  }
}

/** Many cards at once must not clip. */
function limiterOf(context: AudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 6;
  limiter.connect(context.destination);
  return limiter;
}
