// The person at the table, who plays over a second socket of the same window: a press in the page would end the scene that
// is being measured. The plans and the socket are those of the tests.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './support.mjs';

const { runnerImport } = await import(pathToFileURL(createRequire(join(ROOT, 'web/package.json')).resolve('vite')).href);
const load = async (name) => (await runnerImport(join(ROOT, 'web/tests/browser/support', `${name}.ts`), { configFile: false, logLevel: 'error' })).module;
const [{ openSocket }, { Chance }, numero, nmbrs, numberloor] = await Promise.all(['socket', 'seed', 'numero', 'nmbrs', 'numberloor'].map(load));

const chance = new Chance('motion');

/** Chooses a move by the view of its player. In Numenko that is a swop: the computer player does the laying. */
const MOVES = {
  numero: (view) => numero.typed(view, numero.plan(view)),
  nmbrs: (view) => nmbrs.typed(view),
  numberloor: (view) => numberloor.notation(view, numberloor.plan(view)),
  numenko: (view, seat) => `swop ${chance.pick([...view.seats[seat - 1].tiles])}`,
};

export class Player {
  #socket;
  #asked = 0;
  #isAnswered = true;
  update = null;
  refusal = null;

  constructor(game) {
    this.game = game;
  }

  static async sit(origin, table, game, cookie) {
    const player = new Player(game);
    const address = `${origin}/api/tables/${table}/socket?protocol=1&language=en`;
    player.#socket = await openSocket(address, cookie, (text) => player.#receive(JSON.parse(text)));
    return player;
  }

  #receive(message) {
    if ('update' in message) this.update = message.update;
    if ('refused' in message) this.refusal = message.refused.text;
    if ('done' in message || 'refused' in message) this.#isAnswered = true;
  }

  get isOver() {
    return this.update !== null && 'Over' in this.update.turn;
  }

  /** Whether a move of this player is awaited; in Numenko, where all play at once, whether one is possible. */
  get isUp() {
    const { update } = this;
    if (!update || !this.#isAnswered || this.isOver) return false;
    const { must, may } = update.turn.Open;
    if (this.game === 'numenko') return may.includes(update.seat) && update.view.phase === 'Play';
    return must.includes(update.seat);
  }

  /** The seed of the deal, which the table tells when the game is over. */
  get seed() {
    return this.update?.reveal?.seed ?? null;
  }

  move() {
    const { round, basis, view, seat } = this.update;
    this.#isAnswered = false;
    this.#socket.send(JSON.stringify({ move: { id: `bench${this.#asked++}`, round, on: basis ?? 0, m: MOVES[this.game](view, seat) } }));
  }

  /** Asks for the next game at this table. */
  again() {
    this.update = null;
    this.#socket.send(JSON.stringify({ again: {} }));
  }

  leave() {
    this.#socket.close();
  }
}
