import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { resultSentence, type Ended, type Unit, type Words } from '../src/after/result';
import { allSentences, lastDescribed, momentAt, viewAt, withoutSilence, type Replayed } from '../src/after/steps';
import { endingOf } from '../src/games/endings';

function wordsOf(language: string): { t: Words; ids: string[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ['web', 'web-after', 'web-numenko']) {
    const path = new URL(`../../crates/words/text/${language}/${file}.ftl`, import.meta.url);
    expect(bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))).toEqual([]);
  }
  const ids = [...readFileSync(new URL(`../../crates/words/text/${language}/web-after.ftl`, import.meta.url), 'utf8').matchAll(/^([\w-]+) =/gm)];
  const t: Words = (id, args) => {
    const trouble: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, args, trouble);
    expect(trouble, id).toEqual([]);
    return text;
  };
  return { t, ids: ids.map(([, id]) => id!) };
}

const english = wordsOf('en');
const german = wordsOf('de');

interface Told extends Partial<Omit<Ended, 'ending'>> {
  game?: string;
  unit?: Unit;
}

function ended(results: number[], winners: number[], { game = 'numero', unit, ...more }: Told = {}): Ended {
  const ending = unit ? { ...endingOf(game), unit: () => unit } : endingOf(game);
  return { ending, view: null, outcome: { results, winners }, names: ['Otter', 'Fox', 'Owl'], me: 1, ...more };
}
const say = (what: Ended): string => resultSentence(what, 'en', english.t);
const sage = (what: Ended): string => resultSentence(what, 'de', german.t);

describe('the result', () => {
  test('for the winner', () => {
    expect(say(ended([23, 19], [1]))).toBe('You won 23 cards!');
    expect(say(ended([5, 3], [1], { game: 'numberloor', unit: 'stars' }))).toBe('You won with 5 stars!');
    expect(say(ended([84, 61], [1], { unit: 'points' }))).toBe('You won with 84 points!');
    expect(say(ended([0, -3], [1]))).toBe('You won!');
    expect(sage(ended([5, 3], [1], { unit: 'stars' }))).toBe('Du hast mit 5 Sternen gewonnen!');
  });

  test('for a player who has not won', () => {
    expect(say(ended([19, 23], [2]))).toBe('Fox wins this time, with 23 cards. You have 19.');
    expect(say(ended([-2, 1], [2]))).toBe('Fox wins this time, with 1 card. You have −2.');
    expect(sage(ended([19, 23], [2], { unit: 'points' }))).toBe('Diesmal gewinnt Fox mit 23 Punkten. Du hast 19.');
  });

  test('for a tie', () => {
    expect(say(ended([20, 20], [1, 2]))).toBe('Fox and you share the win, with 20 cards each.');
    expect(say(ended([7, 20, 20], [2, 3]))).toBe('Fox and Owl share the win, with 20 cards each. You have 7.');
    expect(sage(ended([20, 20], [1, 2]))).toBe('Den Sieg teilen sich Fox und du, mit je 20 Karten.');
    const stars = { game: 'numberloor' } as const;
    expect(say(ended([1, 1], [2], stars))).toBe('Fox wins this time, with 1 star. You have 1.');
    const tieBreak = (winners: number[]) => endingOf('numberloor').tieBreak?.({ results: [1, 1], winners });
    expect(tieBreak([2])).toBe('web-after-fewest-cards');
    expect(tieBreak([1, 2])).toBeNull();
  });

  test('of nmbrs! blocks: the fewest points, or rounds won', () => {
    const blocks = (results: number[], winners: number[], points = true): Ended => ended(results, winners, { game: 'nmbrs', view: { options: { points } } });
    expect(say(blocks([0, 12], [1]))).toBe('You won with the fewest points: 0!');
    expect(say(blocks([3, 12], [1]))).toBe('You won with the fewest points: 3!');
    expect(say(blocks([12, 3], [2]))).toBe('Fox wins this time, with the fewest points: 3. You have 12.');
    expect(say(blocks([12, 3, 3], [2, 3]))).toBe('Fox and Owl share the win with the fewest points: 3 each. You have 12.');
    expect(sage(blocks([12, 3], [2]))).toBe('Diesmal gewinnt Fox mit den wenigsten Punkten: 3. Du hast 12.');
    expect(say(blocks([1, 0], [1], false))).toBe('You won!');
    expect(say(blocks([0, 1], [2], false))).toMatch(/with 1 round\. You have 0\.$/);
  });

  test('of Numenko: all tiles laid, or the fewest points', () => {
    const bag = (results: number[], winners: number[], winner: number | null, { swops = 3, out = 0, ...more }: Told & { swops?: number; out?: number } = {}): Ended => {
      const view = { winner, seats: results.map((_, i) => ({ swops, ejected: i + 1 === out })) };
      return ended(results, winners, { game: 'numenko', view, tookMs: [185_000], ...more });
    };
    expect(say(bag([0, 12], [1], 1))).toBe('You won: all your tiles are in true sums!');
    expect(say(bag([12, 0], [2], 2))).toBe('Fox won: every tile is in a true sum. You have 12 points left.');
    expect(say(bag([12, 0], [2], 2, { me: null }))).toBe('Fox won: every tile is in a true sum.');
    expect(say(bag([1, 12], [1], null))).toBe('You won: only 1 point left!');
    expect(say(bag([20, 12], [2], null))).toBe('Fox wins this time, with the fewest points: 12. You have 20.');
    expect(say(bag([0], [1], 1))).toBe('You’ve beaten the pot! 3 swops, 3:05 minutes.');
    expect(say(bag([30, 12], [2], null, { out: 1 }))).not.toMatch(/30|[Yy]ou/);
    expect(say(bag([14], [], null))).toBe('The pot wins this time: 14 points left, 3 swops.');
    expect(say(bag([0], [1], 1, { swops: 1, tookMs: null }))).toBe('You’ve beaten the pot! 1 swop.');
    expect(sage(bag([0], [1], 1))).toBe('Du hast den Topf besiegt! 3 Mal getauscht, 3:05 Minuten.');
    expect(sage(bag([14], [], null))).toBe('Diesmal hat der Topf gewonnen: 14 Punkte übrig, 3 Mal getauscht.');
  });

  test('for a lone player, and for a spectator', () => {
    expect(say(ended([41], [1]))).toBe('You won 41 cards!');
    expect(say(ended([1], [1], { unit: 'points' }))).toBe('You have 1 point!');
    expect(say(ended([-8], [1], { unit: 'points' }))).toBe('You have −8 points.');
    expect(say(ended([19, 23], [2], { me: null }))).toBe('Fox wins, with 23 cards.');
    expect(say(ended([20, 20], [1, 2], { me: null }))).toBe('Otter and Fox share the win, with 20 cards each.');
  });

  test('has the unit of the game', () => {
    const unitOf = (game: string, view: object): Unit => endingOf(game).unit(view);
    expect(unitOf('numberloor', {})).toBe('stars');
    expect(unitOf('nmbrs', { options: { points: true } })).toBe('points');
    expect(unitOf('nmbrs', { options: { points: false } })).toBe('rounds');
    expect(unitOf('numero', { scores: null })).toBe('cards');
    expect(unitOf('numero', { scores: [{}] })).toBe('points');
  });

  test('is best if it is the fewest only where the fewest win', () => {
    const fewest = (game: string, view: object): boolean => endingOf(game).fewestWin?.(view) ?? false;
    expect([fewest('numero', {}), fewest('numberloor', {}), fewest('numenko', {})]).toEqual([false, false, true]);
    expect([fewest('nmbrs', { options: { points: true } }), fewest('nmbrs', { options: { points: false } })]).toEqual([true, false]);
  });
});

describe('the replay', () => {
  const step = (v: number, seat: number, ...texts: string[]) => ({
    v, seat, by: 'player' as const, m: `move ${v}`, events: [], texts, spoken: texts.map((text) => `${text} (aloud)`), view: `view ${v}`,
  });
  const replayed: Replayed = {
    seats: [{ seat: 1, name: 'Otter', picture: '' }, { seat: 2, name: 'Fox', picture: '' }],
    seat: 1,
    first: 'deal',
    steps: [step(1, 1, 'One.', 'Two.'), step(2, 2), step(3, 1, 'Three.')],
  };

  test('each step has its view and the moment that led to it', () => {
    expect([0, 1, 2, 3].map((at) => viewAt(replayed, at))).toEqual(['deal', 'view 1', 'view 2', 'view 3']);
    expect(momentAt(replayed, 0)).toBeNull();
    expect(momentAt(replayed, 2)).toMatchObject({ before: 'view 1', after: 'view 2', made: [{ v: 2, seat: 2, by: 'player' }] });
  });

  test('a move without a sentence is not a step', () => {
    const { steps } = withoutSilence(replayed);
    expect(steps.map(({ v }) => v)).toEqual([1, 3]);
    expect(withoutSilence({ ...replayed, steps: replayed.steps.slice(0, 2) }).steps.map(({ v }) => v)).toEqual([1, 2]);
  });

  test('the list links to each step', () => {
    const sentences = allSentences(replayed);
    expect(sentences.map(({ at, text }) => [at, text])).toEqual([[1, 'One. Two.'], [3, 'Three.']]);
    expect([0, 1, 2, 3].map((at) => lastDescribed(sentences, at))).toEqual([0, 1, 1, 3]);
  });
});

test('both languages say the same things', () => {
  expect(german.ids).toEqual(english.ids);
});
