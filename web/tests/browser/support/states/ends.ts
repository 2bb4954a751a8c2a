/** Finished games. */

import type { View as NmbrsView } from '../../../../src/types/nmbrs';
import type { View as NumberloorView } from '../../../../src/types/numberloor';
import type { View as NumeroView } from '../../../../src/types/numero';
import type { CreateTable } from '../../../../src/types/protocol';
import type { Visitor } from '../browser';
import { typed as typedNmbrs } from '../nmbrs';
import { short as shortNmbrs } from '../nmbrs-table';
import { notation, plan as planNumberloor } from '../numberloor';
import { short as shortNumberloor } from '../numberloor-table';
import { plan as planNumero, typed as typedNumero } from '../numero';
import { SHORT } from '../numero-table';
import { lookBack, resultOf } from '../result';
import { createTable } from '../table';
import { withFriend } from './numenko';
import type { State } from './state';

/** Plays a game to its end over a second socket of the visitor, then opens its page. */
export async function playThrough(visitor: Visitor, request: CreateTable): Promise<void> {
  const { table } = await createTable(visitor, request);
  const guest = await visitor.again(table.id);
  for (;;) {
    const { turn, view } = await guest.myTurn();
    if ('Over' in turn) break;
    if (request.game === 'numero') await guest.play(typedNumero(view as NumeroView, planNumero(view as NumeroView)));
    else if (request.game === 'nmbrs') await guest.play(typedNmbrs(view as NmbrsView));
    else await guest.play(notation(view as NumberloorView, planNumberloor(view as NumberloorView)));
  }
  await visitor.goto(`/t/${table.id}`);
  await resultOf(visitor);
}

/** A finished game whose page looks back at one of its moves. */
const back = (name: string, reach: (visitor: Visitor) => Promise<void>): State => ({
  name,
  // It has no settings.
  german: 'from-start',
  reach: async (visitor) => {
    await reach(visitor);
    await lookBack(visitor);
    await visitor.page.locator('input[type=range]').fill('3');
  },
});

async function numenkoOver(visitor: Visitor): Promise<void> {
  const { table, guest } = await withFriend(visitor);
  await table.type(0, 0, [...table.tiles].slice(0, 5).join(''));
  await guest.play('stop', { outOfTurn: true });
  await table.stop();
  await table.page.locator('section.ending').waitFor();
  await table.page.locator('[data-region=work] .do').click();
  await guest.play('lay -');
  await resultOf(visitor);
}

/** Plays until seat 1 has won, or has not: the winner has a party, the others are told kindly. */
async function playUntil(visitor: Visitor, wins: boolean): Promise<void> {
  do await playThrough(visitor, SHORT);
  while (hasWon(visitor) !== wins);
}
const hasWon = ({ update }: Visitor): boolean => 'Over' in update!.turn && update!.turn.Over.winners.includes(1);

export const ENDS: State[] = [
  { name: 'over-won', reach: (visitor) => playUntil(visitor, true) },
  { name: 'over-lost', reach: (visitor) => playUntil(visitor, false) },
  { name: 'over-numenko', reach: numenkoOver },
  back('back-numero', (visitor) => playThrough(visitor, SHORT)),
  back('back-scoring', (visitor) => playThrough(visitor, { ...SHORT, preset: 'scoring', pack: '1-7go' })),
  back('back-numberloor', (visitor) => playThrough(visitor, shortNumberloor('intermediate'))),
  back('back-nmbrs', (visitor) => playThrough(visitor, shortNmbrs('usual'))),
  back('back-numenko', numenkoOver),
];
