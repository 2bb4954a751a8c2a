/** What somebody hears who asks: signs are words here. */

import { cardSpoken, readCard, signsAsWords, spoken } from '../../cards/numero/face';
import { say } from '../../cards/numero/sums';
import type { Voice } from '../../lib/desk.svelte';
import { t } from '../../lib/words.svelte';
import type { Bench } from './bench.svelte';
import { heldSpoken, listedWith, shortSpoken, type Names } from './names';
import { choiceText, staysText } from './phrases';
import { total } from './sheet';

export function voiceOf(bench: Bench, names: Names): Voice {
  return {
    turn: () => [mayDo(bench), ...doubts(bench)].join(' '),
    hand: () => hand(bench, names),
    table: () => table(bench, names),
    draft: () => draft(bench),
    others: () => others(bench, names),
    scores: () => scores(bench, names),
    help: () => nextStep(bench),
  };
}

const listed = (cards: string[]): string => cards.join('; ');

function mayDo({ view, canAct, session, seat }: Bench): string {
  if (session.isOver || seat === null) return '';
  if (!canAct) return t('web-numero-may-prepare');
  if (view.hands.length === 1) return t('web-numero-may-patience');
  return t(view.phase === 'FinalChance' ? 'web-numero-may-chance' : 'web-numero-may');
}

function doubts({ challenges, session }: Bench): string[] {
  return challenges.map((build) => t('web-numero-may-challenge', { value: build.value, who: session.name(build.by) }));
}

function hand({ ownCards, hand, session }: Bench, names: Names): string {
  if (!ownCards) return t(session.isShared ? 'web-numero-covered' : 'web-numero-watching');
  if (hand.length === 0) return t('web-numero-hand-empty');
  return t('web-numero-hand-spoken', { cards: listed(hand.map((held) => heldSpoken(held, names))) });
}

function table({ centre }: Bench, names: Names): string {
  if (centre.length === 0) return t('web-numero-centre-empty');
  return t('web-numero-centre-spoken', { cards: listed(centre.map((held) => heldSpoken(held, names))) });
}

function draft(bench: Bench): string {
  if (bench.isEmpty) return t('web-numero-draft-empty');
  const { card } = bench.draft;
  const waiting = bench.layout.waiting.map(({ tap }) => t('web-numero-waits', { card: shortSpoken(tap.held!) }));
  const parts = [...waiting, sums(bench), card ? t('web-numero-your-card', { card: shortSpoken(card) }) : ''];
  const stays = bench.work?.piles.flatMap((pile) => (pile.stays ? [`${signsAsWords(staysText(pile.stays))}.`] : [])) ?? [];
  return [...parts, ...stays, verdict(bench)].filter(Boolean).join(' ');
}

/** `8 and 1: 9.` Where help shows nothing, only what was tapped. */
function sums({ layout, work }: Bench): string {
  if (layout.piles.length === 0) return '';
  const said = layout.piles.map(say);
  if (!work || work.total === null) return `${said.join(` ${t('web-numero-plus')} `)}.`;
  const value = spoken(work.total);
  if (said.length === 1) return said[0] === value ? `${value}.` : `${said[0]}: ${value}.`;
  const values = work.piles.map((pile) => (pile.value === null ? '?' : spoken(pile.value)));
  return `${listedWith('and', values)}: ${value}.`;
}

function verdict(bench: Bench): string {
  if (!bench.shows) return '';
  if (!bench.canAct) return t('web-numero-not-your-turn');
  const { best } = bench;
  if (best) return t('web-numero-enter', { what: choiceText(best, bench.armed === best.m, true) });
  return bench.draft.card ? signsAsWords(bench.why ?? '') : `${t('web-numero-now-your-card')}.`;
}

function others({ view, seat, session }: Bench, names: Names): string {
  const said = view.hands.flatMap((hand, i) => {
    if (i + 1 === seat) return [];
    return [t('web-numero-other-holds', { who: names.of(i + 1), n: hand.count })];
  });
  const pack = t('web-numero-pack-spoken', { n: view.pack });
  return [...said, session.isOver ? '' : pack].filter(Boolean).join(' ');
}

function scores({ view, seat }: Bench, names: Names): string {
  const person = (i: number): string => (i + 1 === seat ? 'you' : 'other');
  if (view.scores) {
    const points = view.scores.map(total);
    const said = points.map((n, i) =>
      t('web-numero-has-points', { person: person(i), who: names.of(i + 1), n, figure: spoken(String(n)) }),
    );
    return said.join(' ');
  }
  if (!view.won) return t('web-numero-won-secret');
  return view.won.map((n, i) => t('web-numero-has-won', { person: person(i), who: names.of(i + 1), n })).join(' ');
}

/** With help that shows, what fits; else how a turn is put together. */
function nextStep(bench: Bench): string {
  const { work } = bench;
  if (!bench.shows) return t('web-numero-how');
  if (bench.best && bench.canAct) return verdict(bench);
  const hand = work?.fitting.hand.map((text) => cardSpoken(readCard(text))) ?? [];
  const centre = bench.centre.filter((held) => work?.fitting.centre.includes(held.place)).map(shortSpoken);
  if (hand.length + centre.length > 0) return t('web-numero-fits', { cards: listedWith('or', [...hand, ...centre]) });
  if (bench.isEmpty) return t('web-numero-how');
  return verdict(bench);
}
