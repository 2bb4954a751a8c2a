/** How large the cards of the centre can be, so that all of them lie in their room without scrolling. */

/** Something that lies in the centre: a number of cards wide, and perhaps a bubble beside it. */
export interface Lies {
  /** Width and height in card widths. */
  wide: number;
  high: number;
  /** Width and height in pixels, of words that do not grow with the cards. */
  beside?: { width: number; height: number };
}

export interface Room {
  width: number;
  height: number;
}

export const LARGEST = 240;
/** A card stays large enough for a finger. More cards than fit then scroll. */
export const SMALLEST = 46;
/** Gaps in card widths, as in the style of the centre. */
export const GAP = { across: 0.24, down: 0.14 };
const STEP = 2;

export function cardWidth(room: Room, things: Lies[]): number {
  const most = Math.min(LARGEST, room.height * 0.56, room.width * 0.27);
  for (let w = Math.floor(most); w > SMALLEST; w -= STEP) if (fits(w, room, things)) return w;
  return SMALLEST;
}

/** Lays the things in rows, as the page does. */
function fits(w: number, room: Room, things: Lies[]): boolean {
  let height = 0;
  let row = { width: 0, height: 0 };
  for (const { wide, high, beside } of things) {
    const own = { width: wide * w + (beside ? beside.width + w * GAP.across : 0), height: Math.max(high * w, beside?.height ?? 0) };
    if (own.width > room.width) return false;
    const width = row.width + (row.width > 0 ? w * GAP.across : 0) + own.width;
    if (width <= room.width) row = { width, height: Math.max(row.height, own.height) };
    else {
      height += row.height + w * GAP.down;
      row = own;
    }
  }
  return height + row.height <= room.height;
}
