/** Preferences of this device: how things look, sound and read. They never leave the device. */

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Motion = 'auto' | 'none';
export type Telling = 'full' | 'short' | 'numbers';
export type LanguageCode = 'en' | 'de';
export type Sound = 'off' | 'quiet' | 'loud';
/** How fast other players' turns are shown. */
export type Pace = 'slow' | 'normal' | 'fast';
export type TextSize = 'small' | 'medium' | 'large';

export interface Settings {
  language: LanguageCode;
  theme: Theme;
  motion: Motion;
  sound: Sound;
  pace: Pace;
  textSize: TextSize;
  /** How much is announced to screen readers. */
  telling: Telling;
  /** Whether single letters are commands. */
  letters: boolean;
  /** Whether clocks are shown. */
  times: boolean;
  /** The preset last played of each game: game → preset. */
  lastPreset: Record<string, string>;
}

const KEY = 'reckon.settings';

function defaultLanguage(): LanguageCode {
  return typeof navigator !== 'undefined' && navigator.language.startsWith('de') ? 'de' : 'en';
}

function defaults(): Settings {
  return {
    language: defaultLanguage(),
    theme: 'auto',
    motion: 'auto',
    sound: 'quiet',
    pace: 'normal',
    textSize: 'medium',
    telling: 'full',
    letters: true,
    times: true,
    lastPreset: {},
  };
}

function load(): Settings {
  try {
    const { sounds, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings> & { sounds?: boolean };
    // Once there was only on and off.
    const known: Partial<Settings> = sounds === false ? { sound: 'off' } : {};
    return { ...defaults(), ...known, ...stored };
  } catch {
    // The device stores nothing, or the entry is not ours.
    return defaults();
  }
}

export const settings = $state<Settings>(load());

/** Stores the settings and applies them to the page. Called once. */
export function persistSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Works without storage, until the page is closed.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion;
      root.dataset.textSize = settings.textSize;
    });
  });
}

export function motionAllowed(): boolean {
  return settings.motion !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
