/** Cards that travel: those of a moment at the table, as a script, and the wild cards of the draft, as they are tapped. */

import { readCard, written } from '../../cards/numero/face';
import { cardsIn, readSums, write } from '../../cards/numero/sums';
import { watchTravels, type Drafted } from '../../lib/draft-travels.svelte';
import type { Moment } from '../../lib/game-bridge.svelte';
import type { Director, SceneScript, Term, Travel } from '../../lib/motion.svelte';
import { t } from '../../lib/words.svelte';
import type { Seat } from '../../types/protocol';
import type { Draft } from './draft.svelte';
import { pilesOf, placeOf } from './piles';
import { scoreLineText } from './sheet';
import { heldInCentre, heldInHand, type Held } from './taps';
import { ownHand, type Event, type ScoreLine, type View } from './view';

/** A card that nobody here sees. */
const UNKNOWN = '';
const PACK = 'pack';

/** Turns the events of a moment into what is seen to move. `own` is the seat whose hand is shown. */
export function sceneOf(moment: Moment, own: Seat | null): SceneScript | null {
  const script = new Script(moment, own);
  for (const event of moment.events as Event[]) script.add(event);
  return script.finish();
}

class Script {
  private readonly travels: Travel[] = [];
  private readonly gains: { at: string; text: string }[] = [];
  private readonly before: Held[];
  private readonly after: Held[];
  /** Cards that came into the centre and already have their place. */
  private readonly placed = new Set<string>();
  private seat: Seat | null = null;
  private caption: Term[] | undefined;
  private bubble: string | undefined;
  private sound: SceneScript['sound'];

  constructor(
    private readonly moment: Moment,
    private readonly own: Seat | null,
  ) {
    this.before = heldInCentre((moment.before as View | null)?.centre ?? []);
    this.after = heldInCentre((moment.after as View).centre);
  }

  add(event: Event): void {
    if (typeof event === 'string') return;
    if ('Took' in event) {
      const { seat, with: card, takes, cards } = event.Took;
      this.acts(seat);
      this.gather(seat, takes, card, `won-${seat}`);
      this.caption = [...terms(takes), { text: '=', kind: 'sign' }, term(card)];
      // With points, what they are for floats up instead.
      if (!(this.moment.after as View).scores) this.gains.push({ at: `won-${seat}`, text: `+${cards}` });
    } else if ('Built' in event || 'WildBuilt' in event) {
      const { seat, name, value, sum } = 'Built' in event ? event.Built : event.WildBuilt;
      const played = 'Built' in event ? event.Built.with : null;
      this.acts(seat);
      this.gather(seat, sum, played, `centre:${value}#${name}`);
      const added: Term[] = played ? [{ text: '+', kind: 'sign' }, term(played)] : [];
      this.caption = [...terms(sum), ...added, { text: '=', kind: 'sign' }, { text: written(`${value}`), kind: 'result' }];
    } else if ('Discarded' in event || 'DiscardedWild' in event) {
      const { seat, card } = 'Discarded' in event ? event.Discarded : event.DiscardedWild;
      this.acts(seat);
      this.lay(card, this.fromHand(seat, card));
    } else if ('DiscardedAll' in event) {
      const { seat, cards } = event.DiscardedAll;
      this.acts(seat);
      for (const card of cards) this.lay(card, this.fromHand(seat, card));
    } else if ('CentreRefilled' in event) {
      for (const card of event.CentreRefilled.cards) this.lay(card, { from: PACK });
    } else if ('Drew' in event) {
      this.draw(event.Drew.seat, event.Drew.cards);
    } else if ('Challenged' in event) {
      this.challenge(event.Challenged);
    } else if ('Undone' in event) {
      const { name, value, cards, builds } = event.Undone;
      const from = `centre:${value}#${name}`;
      for (const card of cards) this.lay(card, { from });
      for (const [inner, worth] of builds) this.travels.push({ piece: this.buildPiece(`${worth}#${inner}`, this.after), from, to: `centre:${worth}#${inner}` });
    } else if ('CentreWon' in event) {
      const { seat } = event.CentreWon;
      this.acts(seat);
      for (const held of this.before) this.travels.push({ piece: pieceOf(held), from: placeOf(held), to: `won-${seat}` });
    } else if ('Scored' in event) {
      this.score(event.Scored.seat, event.Scored.lines);
    }
  }

  finish(): SceneScript | null {
    const { seat, travels, gains, caption, bubble, sound } = this;
    if (seat === null || (travels.length === 0 && gains.length === 0 && !bubble)) return null;
    return { seat, travels, gains, caption, bubble, sound: sound ?? 'slide' };
  }

  private acts(seat: Seat): void {
    this.seat ??= seat;
  }

  private fromHand(seat: Seat, card: string): Pick<Travel, 'from' | 'or'> {
    // A wild card of the draft may already lie on a pile.
    return seat === this.own ? { from: `laid:h:${card}`, or: `hand:${card}` } : { from: `seat-${seat}` };
  }

  /** Brings the cards of sums and the card played under the caption, and from there to one place. */
  private gather(seat: Seat, sums: string, played: string | null, to: string): void {
    for (const text of cardsIn(sums).map((text) => text.replace('*', ''))) {
      const isFromCentre = /^\d+(#\d+|[gobr])$/.test(text) || text.startsWith('[');
      const piece = text.includes('#') ? this.buildPiece(text, this.before) : text.replace(/[[\]]/g, '');
      const start = isFromCentre ? { from: `laid:c:${text}`, or: `centre:${text}` } : this.fromHand(seat, text);
      this.travels.push({ piece, ...start, to, staged: true });
    }
    if (played) this.travels.push({ piece: played, ...this.fromHand(seat, played), to, staged: true });
  }

  private buildPiece(text: string, lying: Held[]): string {
    const build = lying.find(({ tap }) => tap === text)?.build;
    return build ? `${text}=${build.recipe}` : text.replace(/#.*/, '');
  }

  /** Lets a card travel to the last free place in the centre that shows it. */
  private lay(card: string, start: Pick<Travel, 'from' | 'or'>): void {
    const place = this.after.findLast((held) => held.card?.text === card && !this.placed.has(held.key));
    if (!place) return;
    this.placed.add(place.key);
    this.travels.push({ piece: card, ...start, to: placeOf(place) });
  }

  private draw(seat: Seat, cards: number): void {
    if (seat !== this.own) {
      for (let i = 0; i < cards; i++) this.travels.push({ piece: UNKNOWN, from: PACK, to: `seat-${seat}` });
      return;
    }
    const hand = (view: unknown): Held[] => heldInHand(view ? (ownHand(view as View, seat) ?? []) : []);
    const had = hand(this.moment.before).map(({ key }) => key);
    const came = hand(this.moment.after).filter(({ key }) => !had.includes(key));
    for (const held of came.slice(0, cards)) this.travels.push({ piece: held.tap, from: PACK, to: placeOf(held) });
  }

  /** A drum roll: the builder shows the answer, or has none. */
  private challenge({ seat, builder, value, held, shown }: Extract<Event, { Challenged: unknown }>['Challenged']): void {
    this.acts(seat);
    this.bubble = t('web-numero-challenge', { value });
    this.sound = 'drum';
    const hand = `seat-${builder}`;
    if (shown) this.travels.push({ piece: shown, ...this.fromHand(builder, shown), to: builder === this.own ? `hand:${shown}` : hand, staged: true });
    this.caption = [{ text: t(held ? 'web-numero-was-honest' : 'web-numero-was-bluff'), kind: held ? 'result' : 'red' }];
  }

  private score(seat: Seat, lines: ScoreLine[]): void {
    this.acts(seat);
    for (const line of lines) {
      const points = line.points < 0 ? `−${-line.points}` : `+${line.points}`;
      this.gains.push({ at: `won-${seat}`, text: `${points} ${scoreLineText(line)}` });
    }
  }
}

const pieceOf = (held: Held): string => (held.build ? `${held.tap}=${held.build.recipe}` : held.card!.text);

function term(notation: string): Term {
  const { colour, face } = readCard(notation);
  return { text: face.kind === 'number' ? face.n : notation, kind: colour ?? 'plain' };
}

/** Writes sums in the colours of their cards; several takes are separated by commas. */
function terms(sums: string): Term[] {
  return readSums(sums).flatMap((sum, i) => {
    const pieces = write(sum).map(({ text, tag }): Term => {
      if (!tag) return { text: text.trim(), kind: 'sign' };
      if (tag.includes('#')) return { text, kind: 'plain' };
      return readCard(tag).face.kind === 'number' ? term(tag) : { text: text.trim(), kind: 'wild' };
    });
    return i > 0 ? [{ text: ',', kind: 'sign' as const }, ...pieces] : pieces;
  });
}

/** Shows wild cards of the draft on their way from the hand or the centre onto a pile, and back. Called while the table is created. */
export function watchDraft(draft: Draft, director: Director): void {
  watchTravels(draft, director, {
    pieces: () => laidWild(draft),
    isHome: (key) => !draft.sending && [...draft.hand, ...draft.centre].some((held) => held.key === key),
    manner: () => ({ sound: 'slide', slower: 0.6 }),
  });
}

/** Returns the wild cards that lie on piles, by their keys. */
function laidWild(draft: Draft): ReadonlyMap<string, Drafted> {
  const all = [...pilesOf(draft).piles.values()].flatMap(({ over }) => over);
  return new Map(all.map((held) => [held.key, { piece: held.card!.text, at: `laid:${held.key}`, home: placeOf(held) }]));
}
