/** Typed or spoken words: edits of the grid, and moves. */

import type { MoveInput } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import { aligned, fitting } from './arranging';
import type { Draft } from './draft.svelte';
import { boxOf, keyOf, readGrid, runsOf, tilesOf, type Cells, type Run } from './grid';
import { sumPlace, sumSpoken, tilesSpoken } from './names';
import type { Sum } from './sums';
import type { Work } from './view';

/** Returns a refusal, or null for success. */
export async function runCommand(draft: Draft, words: string): Promise<string | null> {
  const { session } = draft;
  if (draft.help !== 'off') {
    const answer = await session.judge({ work: `${draft.text} > ${words}` });
    if ('reading' in answer && answer.reading.work) {
      const work = answer.reading.work as Work;
      adopt(draft, work.grid, draft.showsJudgement ? work.sums : []);
      return null;
    }
    const said = await session.judge({ say: words });
    const move = 'reading' in said ? said.reading.moves[0] : undefined;
    // The table knows only the draft last stored with it.
    if (move && /^(done|game over|lay) /.test(move)) return play(draft, { m: move.replace(/^(done|game over|lay) .*$/, `$1 ${draft.text}`) });
    return play(draft, { say: words });
  }
  draft.storeDraft();
  const refused = await play(draft, { say: words }, 'not-a-move');
  if (refused === null || refused !== '') return refused;
  const edited = await session.editDraft(`${draft.text} > ${words}`);
  if ('refused' in edited) return edited.refused.text;
  adopt(draft, edited.draft);
  return null;
}

/** Plays a move. Returns the text of a refusal, empty if the reason is `unless`; null for success. */
async function play({ session }: Draft, input: MoveInput, unless?: string): Promise<string | null> {
  const answer = await session.play(input);
  if ('done' in answer) return null;
  return answer.refused.why === unless ? '' : answer.refused.text;
}

/** Makes a grid the draft, and announces where the new sums are and, in Show, their judgement. */
function adopt(draft: Draft, grid: string, judged: Sum[] = []): void {
  const { cells, stated } = readGrid(grid);
  const { cells: before } = draft.arrangement;
  const next = fitting(aligned(draft.arrangement, cells, stated), draft.tiles);
  draft.change(next, newSumsSpoken(before, next.cells, judged) || t('web-numenko-arranged'));
}

function newSumsSpoken(before: Cells, after: Cells, judged: Sum[]): string {
  const nameOf = (cells: Cells, { down, places }: Run): string => `${down} ${keyOf(places[0]!)} ${tilesOf(cells, places)}`;
  const known = new Set(runsOf(before).map((run) => nameOf(before, run)));
  const box = boxOf(after);
  const found = runsOf(after).filter((run) => !known.has(nameOf(after, run)));
  const said = found.map(({ down, places }) => {
    const [row, column] = [places[0]!.row - (box?.top ?? 0) + 1, places[0]!.column - (box?.left ?? 0) + 1];
    const sum = judged.find((each) => each.down === down && each.row === row && each.column === column);
    const tiles = [...tilesOf(after, places)];
    const place = sumPlace({ down, row, column, tiles });
    return sum ? sumSpoken(sum) : t('web-numenko-lies', { place, tiles: tilesSpoken(tiles) });
  });
  return said.join(' ');
}
