/** How somebody likes to look at this table: as a map or as a list, and how the hand is sorted. Kept on the device. */

const KEY = 'reckon.nmbrs';

export interface Look {
  view: 'map' | 'list';
  sort: 'numbers' | 'tens';
}

function load(): Look {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Look>;
    return { view: kept.view === 'list' ? 'list' : 'map', sort: kept.sort === 'tens' ? 'tens' : 'numbers' };
  } catch {
    return { view: 'map', sort: 'numbers' };
  }
}

export const look = $state<Look>(load());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // Then it is chosen anew next time.
  }
}

export function lookAt(view: Look['view']): void {
  look.view = view;
  keep();
}

export function sortBy(sort: Look['sort']): void {
  look.sort = sort;
  keep();
}
