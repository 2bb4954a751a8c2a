/** Pieces of a draft that travel as it is composed: from the hand to their place in the draft, and back. */

import { untrack } from 'svelte';
import type { Director, SceneScript } from './motion.svelte';
import type { TableSession } from './session.svelte';

/** A piece in a draft. Places are those of a `Travel`. */
export interface Drafted {
  /** Notation, as the game's `Piece` draws it. */
  piece: string;
  /** Where it lies in the draft. */
  at: string;
  /** Where it came from, and returns to. */
  home: string;
}

interface Composed {
  readonly owner: string;
  readonly session: TableSession;
}

interface Watched {
  /** The pieces in the draft now, by keys that they keep. */
  pieces(): ReadonlyMap<string, Drafted>;
  /** Whether a piece that has left the draft lies at home again. */
  isHome(key: string): boolean;
  /** How the travels sound, and how fast they are. */
  manner(pieces: readonly string[]): Pick<SceneScript, 'sound' | 'slower'>;
}

const differ = (a: ReadonlyMap<string, Drafted>, b: ReadonlyMap<string, Drafted>): boolean => a.size !== b.size || [...a.keys()].some((key) => !b.has(key));

/** Called while the table is created. */
export function watchTravels(draft: Composed, director: Director, { pieces, isHome, manner }: Watched): void {
  let before: ReadonlyMap<string, Drafted> = new Map();
  let owner = '';
  // While the page still shows what was; it is measured only if something is going to travel.
  $effect.pre(() => {
    const now = pieces();
    untrack(() => {
      if (differ(now, before)) director.snapshot();
    });
  });
  $effect(() => {
    const now = pieces();
    untrack(() => {
      const [was, isSame] = [before, owner === draft.owner];
      before = now;
      owner = draft.owner;
      const { seat } = draft.session;
      if (!isSame || seat === null) return;
      const laid = [...now].filter(([key]) => !was.has(key)).map(([, { piece, at, home }]) => ({ piece, from: home, to: at }));
      const back = [...was].filter(([key]) => !now.has(key) && isHome(key)).map(([, { piece, at, home }]) => ({ piece, from: at, to: home }));
      const travels = [...laid, ...back];
      if (travels.length > 0) director.present({ seat, travels, ...manner(travels.map(({ piece }) => piece)) });
    });
  });
}
