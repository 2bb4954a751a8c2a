/** Secrets that no frame may carry: cards of other hands and, until the game is over, the inputs of the shuffle. */

import type { Help, ToClient, You } from '../../../src/types/protocol';

const BEFORE_THE_END = ['secret', 'seed', 'nonce', 'nonces', 'reveal', 'views'];

interface Hands {
  hands?: { cards: unknown }[];
  /** Numenko: the tiles of each seat; nmbrs! blocks: the hand. */
  seats?: { tiles?: unknown; hand?: unknown }[];
}

/** Listens to a single socket, since what may be sent depends on earlier messages. */
export class LeakDetector {
  readonly found: string[] = [];
  private you: You | null = null;
  private help: Help = 'off';
  private game = '';

  inspect(message: ToClient): void {
    if ('hello' in message) this.note(message.hello.you, message.hello.table.game);
    if ('table' in message) this.note(message.table.you, message.table.table?.game);
    if ('update' in message) {
      const { seat, turn, view } = message.update;
      if (seat !== null && this.you && !this.you.seats.includes(seat)) this.report(`seat ${seat} is somebody else's`);
      (view as Hands).hands?.forEach((hand, place) => {
        if (hand.cards !== null && place + 1 !== seat) this.report(`the cards of seat ${place + 1} for seat ${seat}`);
      });
      (view as Hands).seats?.forEach(({ tiles, hand }, place) => {
        if ((tiles ?? hand ?? null) !== null && place + 1 !== seat) this.report(`the tiles of seat ${place + 1} for seat ${seat}`);
      });
      if ('Over' in turn) return;
    }
    if ('reading' in message && this.help !== 'show') {
      const { readings, work } = message.reading as { readings?: unknown; work?: unknown };
      if (readings != null) this.report(`readings with help ${this.help}`);
      // A whole grid or turn is checked when its player asks; in the other games only its validity is reported.
      const isAsked = ['numenko', 'nmbrs'].includes(this.game) && this.help === 'check';
      if (hasValues(work) && !isAsked) this.report(`work with help ${this.help}`);
    }
    for (const key of keysWithValues(message)) {
      if (BEFORE_THE_END.includes(key)) this.report(`"${key}" before the end`);
    }
  }

  private note(you: You, game?: string): void {
    this.you = you;
    this.game = game ?? this.game;
    this.help = you.help;
  }

  private report(what: string): void {
    this.found.push(what);
  }
}

function* keysWithValues(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* keysWithValues(each);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (inner !== null) yield key;
      yield* keysWithValues(inner);
    }
  }
}

/** Below Show, a draft is answered only with its validity. */
function hasValues(work: unknown): boolean {
  return work != null;
}
