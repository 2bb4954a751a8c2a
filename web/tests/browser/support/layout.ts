/** Finds elements that are cut off, covered, wider than the screen, or too small for a finger. */

import type { Visitor } from './browser';

export interface Size {
  width: number;
  height: number;
}

/** Runs in the page. */
function find(isLarge: boolean): string[] {
  const MOST = 8;
  /** The smaller side of anything that a player taps during a game, and the part of it that other pieces may leave. */
  const TAP_PX = 44;
  const LEAST_SEEN_PX = 28;
  const found: string[] = [];
  const name = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? ` .${element.className.split(' ').join('.')}` : ''}> "${words}"`;
  };
  const root = document.documentElement;
  // A table exactly fills the screen: anything too long scrolls in place.
  if (document.querySelector('.frame.wide') && root.scrollHeight > root.clientHeight + 1) {
    found.push(`the table is ${root.scrollHeight} high on ${root.clientHeight}`);
  }
  if (root.scrollWidth > root.clientWidth) {
    const sticksOut = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right + scrollX > root.clientWidth + 1 && element.children.length === 0);
    found.push(`the page is ${root.scrollWidth} wide on ${root.clientWidth}, because of ${sticksOut.slice(0, 3).map(name).join(', ')}`);
  }

  /** Whether it is only there for screen readers. */
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]') !== null || isClipped(element);
  /** Returns the part visible within all scroll containers. */
  const inSight = (element: Element, box: DOMRect): { left: number; right: number; top: number; bottom: number } => {
    let { left, right, top, bottom } = box;
    const cut = (by: { left: number; right: number; top: number; bottom: number }): void => {
      [left, right] = [Math.max(left, by.left), Math.min(right, by.right)];
      [top, bottom] = [Math.max(top, by.top), Math.min(bottom, by.bottom)];
    };
    cut({ left: 0, right: innerWidth, top: 0, bottom: innerHeight });
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY !== 'visible' && at !== document.body) cut(at.getBoundingClientRect());
    }
    return { left, right, top, bottom };
  };
  const dialog = document.querySelector('dialog[open], [role=dialog]');
  const within = dialog ?? document.body;
  const touched = 'a[href], button, input, select, summary, [role=option], [role=tab]';
  for (const element of within.querySelectorAll<HTMLElement>(touched)) {
    if (isHidden(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.left < -1 || box.right > innerWidth + 1) {
      found.push(`${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}`);
      continue;
    }
    const seen = inSight(element, box);
    const top = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    const label = element.closest('label');
    if (!top || !(element.contains(top) || top.contains(element) || label?.contains(top))) {
      found.push(`${name(element)} cannot be touched: ${top ? `${name(top)} is above it` : 'it is out of sight'}`);
    }
  }
  for (const element of within.querySelectorAll<HTMLElement>('*')) {
    const style = getComputedStyle(element);
    const cuts = ['hidden', 'clip'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 2;
    // A long table title may end in dots, an input scrolls its own content, and the rays behind a winner have no end.
    if (!cuts || isHidden(element) || element.matches('header h1, header h1 *, input, svg *, .party[aria-hidden=true]')) continue;
    found.push(`${name(element)} is cut off: ${element.scrollWidth} of ${element.clientWidth}`);
  }

  /** Returns the smaller side of the part that a finger finds, of a grid of points on it. */
  const seenOf = (element: Element, box: DOMRect): number => {
    const STEP = 4;
    const xs: number[] = [];
    const ys: number[] = [];
    for (let x = box.left + 1; x < box.right; x += STEP) {
      for (let y = box.top + 1; y < box.bottom; y += STEP) {
        if (element.contains(document.elementFromPoint(x, y))) xs.push(x), ys.push(y);
      }
    }
    return xs.length === 0 ? 0 : STEP + Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  };
  // Large letters make everything larger, or leave less room than fingers need; so does the narrowest phone.
  if (!isLarge && innerWidth >= 360) {
    // Boards are zoomed and panned, and begin large enough or small enough for all of it. Short cuts are smaller: the cell of
    // a sum and the card of a term can be tapped themselves.
    const exceptions = '[role=gridcell], .ground *, .sum, .term, .total';
    for (const element of within.querySelectorAll<HTMLElement>('[role=option], .go, .plain, [data-region] button')) {
      if (isHidden(element) || element.matches(exceptions)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const size = Math.min(box.width, box.height, element.offsetWidth, element.offsetHeight);
      const seen = seenOf(element, box);
      if (size < TAP_PX - 0.5 || seen < LEAST_SEEN_PX) found.push(`${name(element)} is ${Math.round(size)} small, and ${Math.round(seen)} of it are free`);
    }
  }
  return found.length > MOST ? [...found.slice(0, MOST), `… ${found.length} in all`] : found;
}

/** Finds everything that cannot be seen or touched in this window. */
export async function troubles(visitor: Visitor, isLarge = false): Promise<string[]> {
  return visitor.page.evaluate(find, isLarge);
}

/** Resizes the window, with letters of normal or double size; resolves once the page is redrawn. */
export async function resize(visitor: Visitor, size: Size, large: boolean): Promise<void> {
  const { page } = visitor;
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
  await page.evaluate((large) => {
    document.documentElement.style.fontSize = large ? '200%' : '';
    // Large letters are usually set before a page is opened, so it must measure again.
    dispatchEvent(new Event('resize'));
  }, large);
  await visitor.settled();
}
