/** Finds elements that are cut off, covered or wider than the screen. */

import type { Visitor } from './browser';

export interface Size {
  width: number;
  height: number;
}

/** Runs in the page. */
function find(): string[] {
  const MOST = 8;
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
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide on ${root.clientWidth}`);

  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden') !== null;
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
    // A long table title may end in dots, and an input scrolls its own content.
    if (!cuts || isHidden(element) || element.matches('header h1, input, svg *')) continue;
    found.push(`${name(element)} is cut off: ${element.scrollWidth} of ${element.clientWidth}`);
  }
  return found.length > MOST ? [...found.slice(0, MOST), `… ${found.length} in all`] : found;
}

/** Finds everything that cannot be seen or touched in this window. */
export async function troubles(visitor: Visitor): Promise<string[]> {
  return visitor.page.evaluate(find);
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
