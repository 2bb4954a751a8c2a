/** The state of a draft: the tapped cards, whose turn it is, and what the engine says about them. */

import { Draft } from '../../lib/draft.svelte';
import type { GameBridge } from '../../lib/game-bridge.svelte';
import type { TableSession } from '../../lib/session.svelte';
import type { Done } from '../../types/protocol';
import { openWords } from './names';
import { heldCards, tapsText, type Held, type Tap } from './taps';
import { EITHER, hasStacks, isAsked, ownHand, type View, type Work } from './view';

export abstract class DraftState extends Draft<Work, string | null> {
  taps = $state.raw<Tap[]>([]);
  /** Cards tapped while the engine is still reading earlier ones. */
  waiting = $state.raw<string[]>([]);
  /** A Level of Beginners that is waiting for its stack, or a balloon of which nobody has said whether it is odd or even. */
  choosing = $state<string | null>(null);
  /** The first place in the draft that is no longer possible. */
  broken = $state<number | null>(null);
  /** Whether the move on its way ends the turn. */
  endsTurn = $state(false);
  /** Whether the first card is thrown into another player's turn, with its balloons still to come. */
  thrown = $state(false);
  /** The answer to the last turn that was accepted. */
  protected accepted = $state.raw<Done | null>(null);

  constructor(session: TableSession, bridge: GameBridge) {
    super(session, bridge, null);
  }

  // State

  get view(): View {
    return this.session.view as View;
  }
  get hasStacks(): boolean {
    return hasStacks(this.view);
  }
  /** Whether the player is asked for a Night card, at a table without hurry. */
  get isAsked(): boolean {
    return isAsked(this.view, this.session.seat);
  }
  get isMyTurn(): boolean {
    return this.session.isMine && !this.isAsked;
  }
  get mayThrow(): boolean {
    return this.isAsked || (this.session.seat !== null && this.session.may.includes(this.session.seat));
  }
  /** Whether others may cut in between two Levels, so that each is sent as soon as it is laid. */
  get isQuick(): boolean {
    return this.session.table?.settings.hands === 'quick' && this.session.may.length > 0;
  }
  get hand(): Held[] {
    return heldCards(ownHand(this.view, this.session.seat));
  }
  /** The current judgement, or else the last one, to avoid flicker. */
  get lastWork(): Work | null {
    return this.showsJudgement ? (this.lastJudged?.work ?? null) : null;
  }
  /** Reason the draft cannot be sent as it is; for example, the last Level still needs its balloons. */
  get whyNot(): string | null {
    return this.taps.length > 0 && this.showsJudgement ? (this.lastJudged?.why ?? null) : null;
  }
  /** The text of the draft, both for sending and for asking the engine. */
  get text(): string {
    return tapsText(this.taps, this.thrown);
  }
  /** Whether the player is asked what a balloon should be, odd or even. */
  get asksParity(): boolean {
    return this.choosing !== null && this.hand.some(({ key, card }) => key === this.choosing && card === EITHER);
  }
  /** Whether the last turn was accepted but the engine has not yet said what can be done now. */
  get stale(): boolean {
    const { accepted, lastJudged: last } = this;
    if (accepted === null) return false;
    return last === null || last.round < accepted.round || (last.round === accepted.round && last.v < accepted.v);
  }
  get winsStar(): boolean {
    return this.work?.steps.at(-1)?.star ?? false;
  }
  isLaid(key: string): boolean {
    return this.waiting.includes(key) || this.taps.some((tap) => tap.key === key);
  }
  /** Whether the engine has yet to answer for the current draft. */
  get isJudging(): boolean {
    return this.showsJudgement && (this.waiting.length > 0 || !this.isCurrent);
  }
  /** `Open: level 3, balloon 3: 0, 3 or 6 go.` */
  get openSentence(): string {
    return openWords(this.work?.open ?? this.view.open, this.work?.allows ?? null);
  }
}
