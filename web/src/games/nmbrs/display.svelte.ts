/** Display preferences for this table: map or list, and how the hand is sorted. Stored on the device. */

const KEY = 'reckon.nmbrs';

export interface Display {
  view: 'map' | 'list';
  sort: 'numbers' | 'tens';
}

function load(): Display {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Display>;
    return { view: stored.view === 'list' ? 'list' : 'map', sort: stored.sort === 'tens' ? 'tens' : 'numbers' };
  } catch {
    return { view: 'map', sort: 'numbers' };
  }
}

export const display = $state<Display>(load());

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(display));
  } catch {
    // Not stored, so it has to be chosen again next time.
  }
}

export function showAs(view: Display['view']): void {
  display.view = view;
  save();
}

export function sortBy(sort: Display['sort']): void {
  display.sort = sort;
  save();
}
