/** What this device remembers: how things look, sound and read. Nothing of it leaves the device. */

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Motion = 'auto' | 'none';
export type Telling = 'full' | 'short' | 'numbers';
export type LanguageCode = 'en' | 'de';

export interface Settings {
  language: LanguageCode;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  /** How much is announced to somebody who listens. */
  telling: Telling;
  /** Whether single letters are commands. */
  letters: boolean;
  /** Whether times are shown. */
  times: boolean;
  /** Where the last game of each kind was played: game → preset. */
  lastPreset: Record<string, string>;
}

const KEY = 'reckon.settings';

function usualLanguage(): LanguageCode {
  return typeof navigator !== 'undefined' && navigator.language.startsWith('de') ? 'de' : 'en';
}

function usual(): Settings {
  return {
    language: usualLanguage(),
    theme: 'auto',
    motion: 'auto',
    sounds: true,
    telling: 'full',
    letters: true,
    times: true,
    lastPreset: {},
  };
}

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...usual(), ...kept };
  } catch {
    // A device that keeps nothing, or something that is none of ours.
    return usual();
  }
}

export const settings = $state<Settings>(load());

/** Keeps settings and puts them on the page. Called once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // It works without, until the page is closed.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion;
    });
  });
}

export function movesAllowed(): boolean {
  return settings.motion !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
