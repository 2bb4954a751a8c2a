/** The answers to the single-key questions, with signs spelled out as words. */

import { cardSpoken, readCard, signsAsWords, spoken } from '../../cards/numero/face';
import { say } from '../../cards/numero/sums';
import type { Voice } from '../../lib/game-bridge.svelte';
import { t } from '../../lib/words.svelte';
import { choiceText } from './actions';
import type { Draft } from './draft.svelte';
import { heldSpoken, listedWith, shortSpoken, staysText, type Names } from './names';
import { total } from './sheet';

export function voiceOf(draft: Draft, names: Names): Voice {
  return {
    turn: () => [mayDo(draft), ...doubts(draft)].join(' '),
    hand: () => hand(draft, names),
    table: () => table(draft, names),
    draft: () => draftSpoken(draft),
    others: () => others(draft, names),
    scores: () => scores(draft, names),
    help: () => nextStep(draft),
  };
}

const listed = (cards: string[]): string => cards.join('; ');

function mayDo({ view, isMyTurn, session, seat }: Draft): string {
  if (session.isOver || seat === null) return '';
  if (!isMyTurn) return t('web-numero-may-prepare');
  if (view.hands.length === 1) return t('web-numero-may-patience');
  return t(view.phase === 'FinalChance' ? 'web-numero-may-chance' : 'web-numero-may');
}

function doubts({ challenges, session }: Draft): string[] {
  return challenges.map((build) => t('web-numero-may-challenge', { value: build.value, who: session.name(build.by) }));
}

function hand({ ownCards, hand, session }: Draft, names: Names): string {
  if (!ownCards) return t(session.isShared ? 'web-numero-covered' : 'web-numero-watching');
  if (hand.length === 0) return t('web-numero-hand-empty');
  return t('web-numero-hand-spoken', { cards: listed(hand.map((held) => heldSpoken(held, names))) });
}

function table({ centre }: Draft, names: Names): string {
  if (centre.length === 0) return t('web-numero-centre-empty');
  return t('web-numero-centre-spoken', { cards: listed(centre.map((held) => heldSpoken(held, names))) });
}

function draftSpoken(draft: Draft): string {
  if (draft.isEmpty) return t('web-numero-draft-empty');
  const { card } = draft.tapped;
  const waiting = draft.layout.waiting.map(({ tap }) => t('web-numero-waits', { card: shortSpoken(tap.held!) }));
  const parts = [...waiting, sums(draft), card ? t('web-numero-your-card', { card: shortSpoken(card) }) : ''];
  const stays = draft.work?.piles.flatMap((pile) => (pile.stays ? [`${signsAsWords(staysText(pile.stays))}.`] : [])) ?? [];
  return [...parts, ...stays, verdict(draft)].filter(Boolean).join(' ');
}

/** `8 and 1: 9.` Only the taps if help shows nothing. */
function sums({ layout, work }: Draft): string {
  if (layout.piles.length === 0) return '';
  const said = layout.piles.map(say);
  if (!work || work.total === null) return `${said.join(` ${t('web-numero-plus')} `)}.`;
  const value = spoken(work.total);
  if (said.length === 1) return said[0] === value ? `${value}.` : `${said[0]}: ${value}.`;
  const values = work.piles.map((pile) => (pile.value === null ? '?' : spoken(pile.value)));
  return `${listedWith('and', values)}: ${value}.`;
}

function verdict(draft: Draft): string {
  if (!draft.showsJudgement) return '';
  if (!draft.isMyTurn) return t('web-numero-not-your-turn');
  const { best } = draft;
  if (best) return t('web-numero-enter', { what: choiceText(best, draft.armed === best.m, true) });
  return draft.tapped.card ? signsAsWords(draft.why ?? '') : `${t('web-numero-now-your-card')}.`;
}

function others({ view, seat, session }: Draft, names: Names): string {
  const said = view.hands.flatMap((hand, i) => {
    if (i + 1 === seat) return [];
    return [t('web-numero-other-holds', { who: names.of(i + 1), n: hand.count })];
  });
  const pack = t('web-numero-pack-spoken', { n: view.pack });
  return [...said, session.isOver ? '' : pack].filter(Boolean).join(' ');
}

function scores({ view, seat }: Draft, names: Names): string {
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

/** Says what fits, with help on Show; otherwise how to compose a turn. */
function nextStep(draft: Draft): string {
  const { work } = draft;
  if (!draft.showsJudgement) return t('web-numero-how');
  if (draft.best && draft.isMyTurn) return verdict(draft);
  const hand = work?.fitting.hand.map((text) => cardSpoken(readCard(text))) ?? [];
  const centre = draft.centre.filter((held) => work?.fitting.centre.includes(held.place)).map(shortSpoken);
  if (hand.length + centre.length > 0) return t('web-numero-fits', { cards: listedWith('or', [...hand, ...centre]) });
  if (draft.isEmpty) return t('web-numero-how');
  return verdict(draft);
}
