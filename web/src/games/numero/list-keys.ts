/** Where the arrow keys lead in a list of cards that lies in rows. */

/** Returns the index of the card that a key moves to; null for other keys. */
export function nextCard(key: string, all: HTMLElement[], from: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(all.length - 1, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return all.length - 1;
    case 'ArrowUp':
    case 'ArrowDown':
      return inNextRow(all, from, key === 'ArrowDown');
    default:
      return null;
  }
}

/** Returns the nearest card of the row above or below. */
function inNextRow(all: HTMLElement[], from: number, down: boolean): number {
  const boxes = all.map((option) => option.getBoundingClientRect());
  const own = boxes[from]!;
  const middle = own.left + own.width / 2;
  const away = (box: DOMRect): number => Math.abs(box.left + box.width / 2 - middle);
  const slack = own.height / 4;
  const rows = boxes.filter((box) => (down ? box.top >= own.bottom - slack : box.bottom <= own.top + slack));
  const edge = down ? Math.min(...rows.map((box) => box.top)) : Math.max(...rows.map((box) => box.top));
  const row = rows.filter((box) => Math.abs(box.top - edge) < own.height / 2);
  const nearest = row.toSorted((a, b) => away(a) - away(b))[0];
  return nearest ? boxes.indexOf(nearest) : from;
}
