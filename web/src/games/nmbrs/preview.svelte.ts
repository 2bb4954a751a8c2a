/** The row that the chosen blocks make on their own, before a place is chosen. The engine says so; asked only in Show. */

import { untrack } from 'svelte';
import { delay, isThrottled, RETRY_MS } from '../../lib/throttle';
import type { Draft } from './draft.svelte';
import { stepText } from './steps';
import { blockOf, judgedRow, type Block, type ShownRow, type Work } from './view';

interface Made {
  /** The question that this answers. */
  of: string;
  /** Whether the blocks make a row; a joker may make several. */
  isRow: boolean;
  /** The row, in its order, if there is only one. */
  row: ShownRow | null;
}

/** Fewer blocks have nothing between them. */
const LEAST = 2;

export class Preview {
  private made = $state.raw<Made | null>(null);

  constructor(private readonly draft: Draft) {}

  /** Asks after every change of the choice. Called while the table component is created. */
  watch(): void {
    $effect(() => {
      const text = this.question;
      if (text !== null) untrack(() => void this.ask(text));
    });
  }

  private get question(): string | null {
    const { draft } = this;
    if (!draft.showsJudgement || draft.giving || draft.chosen.length < LEAST || draft.placements.length > 0) return null;
    if (draft.steps.some(({ isTyped }) => isTyped)) return null;
    const step = stepText(draft.chosen, draft.values, { new: true });
    return draft.text ? `${draft.text}, ${step}` : step;
  }
  /** The question together with the state of the table. */
  private keyOf(question: string): string {
    return `${this.draft.session.update?.basis}:${question}`;
  }
  private get answer(): Made | null {
    const { question, made } = this;
    return question !== null && made?.of === this.keyOf(question) ? made : null;
  }
  get isRow(): boolean {
    return this.answer?.isRow ?? false;
  }
  get row(): ShownRow | null {
    return this.answer?.row ?? null;
  }

  private async ask(question: string): Promise<void> {
    const of = this.keyOf(question);
    const isCurrent = (): boolean => this.question !== null && this.keyOf(this.question) === of;
    while (isCurrent()) {
      const answer = await this.draft.ask({ work: question });
      if (isThrottled(answer)) {
        await delay(RETRY_MS);
        continue;
      }
      if (isCurrent() && 'reading' in answer) this.made = { of, ...this.read(answer.reading.work as Work | null, this.draft.chosen) };
      return;
    }
  }

  private read(work: Work | null, chosen: readonly Block[]): Omit<Made, 'of'> {
    if (!work) return { isRow: false, row: null };
    if (work.stuck !== null) return { isRow: work.ways.length > 1, row: null };
    const row = work.rows.find(({ pieces }) => chosen.every((block) => pieces.some((piece) => blockOf(piece) === block)));
    return row && row.why === null ? { isRow: true, row: judgedRow(row) } : { isRow: false, row: null };
  }
}
