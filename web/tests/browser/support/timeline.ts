/** What is visible at a table at which moment, noted inside the page at every change, so that nothing short is missed. */

import type { Visitor } from './browser';

/** What can be seen between two changes. */
export interface Sight {
  /** Milliseconds since the page was opened. */
  at: number;
  /** Whether a scene plays. */
  plays: boolean;
  /** Pieces in the air, within the window and not transparent. */
  flyers: number;
  /** The arithmetic over the pieces. */
  caption: string;
  /** Whether all of it is in the window. */
  captionFits: boolean;
  /** A word at a seat. */
  bubble: string;
  /** What floats up: `+3`. */
  gains: string[];
  /** Pieces whose copies are still in the air. */
  arriving: number;
  /** Places that are outlined. */
  marked: string[];
  /** The line about the last move, if nothing covers it. */
  last: string;
  /** Whether it is too long for its lines; the log has all of it. */
  lastCut: boolean;
  /** Whether the result covers the table. */
  result: boolean;
  /** Cards of mine that are chosen. */
  chosen: number;
  /** Pointer presses so far. */
  presses: number;
}

interface RecordingWindow {
  sights: Sight[];
  atFirst: ((sight: Sight) => void) | null;
}

/** Runs in the page. */
function record(): void {
  const window = globalThis as unknown as RecordingWindow;
  if (window.sights) return;
  window.sights = [];
  let presses = 0;
  const isInWindow = ({ left, right, top, bottom }: DOMRect): boolean => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && isInWindow(box) && getComputedStyle(element).opacity !== '0';
  };
  /** The text of an element that nothing covers. */
  const readable = (element: HTMLElement | null): string => {
    if (!element?.checkVisibility()) return '';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return '';
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return above && (element.contains(above) || above.contains(element)) ? element.innerText.trim() : '';
  };
  const look = (): void => {
    const air = document.querySelector<HTMLElement>('[data-scene]');
    const caption = air?.querySelector<HTMLElement>('[data-caption]') ?? null;
    const box = caption?.getBoundingClientRect();
    const line = document.querySelector<HTMLElement>('.last .last p');
    const sight: Sight = {
      at: Math.round(performance.now()),
      plays: air?.dataset.scene === 'playing',
      flyers: [...(air?.querySelectorAll('.flyer') ?? [])].filter(isSeen).length,
      caption: caption?.dataset.caption ?? '',
      captionFits: !box || (box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight),
      bubble: [...document.querySelectorAll<HTMLElement>('.speech')].map((speech) => speech.innerText.trim()).join(' '),
      gains: [...(air?.querySelectorAll<HTMLElement>('.gain') ?? [])].map((gain) => gain.innerText),
      arriving: document.querySelectorAll('[data-arriving]').length,
      marked: [...document.querySelectorAll<HTMLElement>('[data-marked]')].map(({ dataset }) => dataset.piece ?? dataset.place ?? ''),
      last: readable(line),
      lastCut: line !== null && line.scrollHeight > line.clientHeight + 1,
      result: document.querySelector('.ways') !== null,
      chosen: document.querySelectorAll('[data-region=hand] [aria-selected=true]').length,
      presses,
    };
    const before = window.sights.at(-1);
    const { at: _, ...now } = sight;
    if (before && JSON.stringify({ ...before, at: 0 }) === JSON.stringify({ at: 0, ...now })) return;
    window.sights.push(sight);
    window.atFirst?.(sight);
  };
  // The press is noted before anything reacts to it.
  addEventListener('pointerdown', () => (presses++, look()), { capture: true });
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
}

export class Timeline {
  private constructor(private readonly visitor: Visitor) {}

  /** Begins to note what is visible. */
  static async of(visitor: Visitor): Promise<Timeline> {
    await visitor.page.evaluate(record);
    return new Timeline(visitor);
  }

  /** Everything from the sight with this number on. */
  async since(from = 0): Promise<Sight[]> {
    return this.visitor.page.evaluate((from) => (globalThis as unknown as RecordingWindow).sights.slice(from), from);
  }

  get length(): Promise<number> {
    return this.visitor.page.evaluate(() => (globalThis as unknown as RecordingWindow).sights.length);
  }

  /** Waits until a scene that began after this sight has ended. */
  async played(from: number): Promise<Sight[]> {
    await this.visitor.page.waitForFunction((from) => {
      const { sights } = globalThis as unknown as RecordingWindow;
      return sights.slice(from).some(({ plays }) => plays) && !sights.at(-1)!.plays;
    }, from);
    return this.since(from);
  }

  /** Presses an element as soon as a piece flies, from inside the page, so that no scene is over before. */
  async pressInFlight(selector: string): Promise<void> {
    await this.visitor.page.evaluate((selector) => {
      const window = globalThis as unknown as RecordingWindow;
      window.atFirst = ({ plays, flyers }) => {
        if (!plays || flyers === 0) return;
        window.atFirst = null;
        const element = document.querySelector<HTMLElement>(selector);
        element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        element?.click();
      };
    }, selector);
  }
}
