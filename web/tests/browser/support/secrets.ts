/** Secrets that no frame may carry: the cards of other hands and, before the game is over, the ingredients of the shuffle. */

import type { Help, ToClient, You } from '../../../src/types/protocol';

const BEFORE_THE_END = ['secret', 'seed', 'nonce', 'nonces', 'reveal', 'views'];

interface Hands {
  hands?: { cards: unknown }[];
  /** Numenko: the tiles of each seat; nmbrs! blocks: the hand. */
  seats?: { tiles?: unknown; hand?: unknown }[];
}

/** Listens to one socket, since what may be told depends on what was told before. */
export class SecretKeeper {
  readonly found: string[] = [];
  private you: You | null = null;
  private help: Help = 'off';
  private game = '';

  hear(message: ToClient): void {
    if ('hello' in message) this.know(message.hello.you, message.hello.table.game);
    if ('table' in message) this.know(message.table.you, message.table.table?.game);
    if ('update' in message) {
      const { seat, turn, view } = message.update;
      if (seat !== null && this.you && !this.you.seats.includes(seat)) this.tell(`seat ${seat} is somebody else's`);
      (view as Hands).hands?.forEach((hand, place) => {
        if (hand.cards !== null && place + 1 !== seat) this.tell(`the cards of seat ${place + 1} for seat ${seat}`);
      });
      (view as Hands).seats?.forEach(({ tiles, hand }, place) => {
        if ((tiles ?? hand ?? null) !== null && place + 1 !== seat) this.tell(`the tiles of seat ${place + 1} for seat ${seat}`);
      });
      if ('Over' in turn) return;
    }
    if ('reading' in message && this.help !== 'show') {
      const { readings, work } = message.reading as { readings?: unknown; work?: unknown };
      if (readings != null) this.tell(`readings with help ${this.help}`);
      // A whole grid or a whole turn is checked when its player asks for it; in the other games only whether it goes is told.
      const isAsked = ['numenko', 'nmbrs'].includes(this.game) && this.help === 'check';
      if (hasValues(work) && !isAsked) this.tell(`work with help ${this.help}`);
    }
    for (const key of keysWithValues(message)) {
      if (BEFORE_THE_END.includes(key)) this.tell(`"${key}" before the end`);
    }
  }

  private know(you: You, game?: string): void {
    this.you = you;
    this.game = game ?? this.game;
    this.help = you.help;
  }

  private tell(what: string): void {
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

/** With less than Show nothing is told of a work line but whether it goes. */
function hasValues(work: unknown): boolean {
  return work != null;
}
