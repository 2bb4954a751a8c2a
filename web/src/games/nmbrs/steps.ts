/** The steps of a draft: blocks, where the player put them, and the engine's notation for it. */

import { isJoker, type Block, type Exchangeable, type Letter, type Placement } from './view';

/** Where the player wants blocks to go; the engine works out how. */
export type Where =
  | { new: true }
  | { row: Letter }
  | { at: Block }
  | { between: [Block, Block] }
  | { placement: Placement }
  | { words: string };

export interface Step {
  blocks: Block[];
  where: Where;
  /** The step in the engine's notation; a chosen placement may have several parts, separated by commas. */
  text: string;
  /** Whether the text is in the player's own words, which only the table understands. */
  isTyped?: boolean;
}

/** `65 75 into A`, `ja=20 at 30`, `new 30 40 50`. */
export function stepText(blocks: readonly Block[], values: ReadonlyMap<Block, number>, where: Where): string {
  const names = blocks.map((block) => (values.has(block) ? `${block}=${values.get(block)}` : block)).join(' ');
  if ('row' in where) return `${names} into ${where.row}`;
  if ('at' in where) return `${names} at ${where.at}`;
  return 'between' in where ? `${names} between ${where.between.join(' ')}` : `new ${names}`;
}

/** Returns the draft as text for the table: all steps, and the block to give away. */
export function draftText(steps: readonly Step[], gift: Block | null): string {
  const parts = steps.map((step) => step.text);
  const whole = [...parts, ...(gift ? [`give ${gift}`] : [])].join(', ');
  return steps.some(({ isTyped }) => isTyped) ? `> ${whole}` : whole;
}

/** Returns the index of the step that contains a part. */
export function stepAt(steps: readonly Step[], part: number): number {
  let parts = 0;
  const found = steps.findIndex(({ text }) => (parts += text.split(',').length) > part);
  return found < 0 ? steps.length : found;
}

/** Returns the blocks that the steps lay and the jokers they pick up, as far as can be told without the engine. */
export function effectOf(steps: readonly Step[], exchanges: readonly Exchangeable[]): { laid: Set<Block>; pickedUp: Set<Block> } {
  const [laid, pickedUp] = [new Set<Block>(), new Set<Block>()];
  for (const step of steps) {
    step.blocks.forEach((block) => laid.add(block));
    const joker = exchangedJoker(step, exchanges);
    if (joker === null) continue;
    laid.delete(joker);
    pickedUp.add(joker);
  }
  return { laid, pickedUp };
}

/** Returns the joker that a step takes, if the view says that the block can be exchanged for it. */
function exchangedJoker({ blocks, where, text }: Step, exchanges: readonly Exchangeable[]): Block | null {
  const written = /^exchange \S+ for (\S+)$/.exec(text)?.[1];
  if (written) return written;
  if (!('at' in where) || blocks.length !== 1 || !isJoker(where.at)) return null;
  const { at } = where;
  return exchanges.some(({ block, joker }) => joker === at && block === blocks[0]) ? at : null;
}

/** Returns the blocks that a text names. */
export const blocksNamed = (text: string, isBlock: (word: string) => boolean): Block[] => text.split(/[^0-9a-z]+/i).filter(isBlock);

export const sameBlocks = (a: readonly Block[], b: readonly Block[]): boolean => a.length === b.length && a.every((block) => b.includes(block));
