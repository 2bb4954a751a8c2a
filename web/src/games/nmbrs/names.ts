/** Blocks, rows and placements in words, for screen readers and buttons. */

import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { Where } from './steps';
import { blockOf, isJoker, judgedRow, valueOf, type Block, type Kind, type Piece, type Placement, type ShownRow, type WhyNot, type Work } from './view';

/** Formats by language and type: making one takes far longer than using it. */
const formats = new Map<string, Intl.ListFormat>();

export function listed(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  // British lists have no comma before the last item, like all other sentences here.
  const language = settings.language === 'en' ? 'en-GB' : settings.language;
  const format = formats.get(language + type) ?? new Intl.ListFormat(language, { type });
  formats.set(language + type, format);
  return format.format(items);
}

/** `30`, `joker`. */
export const blockName = (block: Block): string => (isJoker(block) ? t('web-nmbrs-joker') : block);

/** `30`, `joker as 35`. */
export const pieceName = (piece: Piece): string =>
  isJoker(piece) ? t('web-nmbrs-joker-as', { n: valueOf(piece) }) : piece;

export const rowName = ({ letter }: Pick<ShownRow, 'letter'>): string => letter ?? t('web-nmbrs-new');

/** `up by 10`, `square numbers`, `times 2`. */
export function kindName(kind: Kind | null): string {
  if (kind === null) return '';
  if ('Of' in kind) return t(`web-nmbrs-kind-${kind.Of}`);
  if ('Geometric' in kind) {
    const { times, over } = kind.Geometric;
    return over === 1 ? t('web-nmbrs-times', { n: times }) : times === 1 ? t('web-nmbrs-divided', { n: over }) : t('web-nmbrs-times-over', { times, over });
  }
  return t(kind.Steps.by > 0 ? 'web-nmbrs-up' : 'web-nmbrs-down', { n: Math.abs(kind.Steps.by) });
}

/** `+10`, `n²`, `×2`: the step as it is written on the table. */
export function kindTag(kind: Kind | null): string {
  if (kind === null) return '';
  if ('Of' in kind) return t(`web-nmbrs-tag-${kind.Of}`);
  if ('Geometric' in kind) {
    const { times, over } = kind.Geometric;
    return over === 1 ? t('web-nmbrs-tag-times', { n: times }) : times === 1 ? t('web-nmbrs-tag-divided', { n: over }) : t('web-nmbrs-tag-times-over', { times, over });
  }
  return t(kind.Steps.by > 0 ? 'web-nmbrs-tag-up' : 'web-nmbrs-tag-down', { n: Math.abs(kind.Steps.by) });
}

/** Names the numbers at fault: `from 60 to 65 it is 5, from 65 to 80 it is 15`. */
export function whyName(why: WhyNot): string {
  if (why === 'TooShort') return t('web-nmbrs-why-TooShort');
  if ('NoStep' in why) return t('web-nmbrs-why-NoStep', { n: why.NoStep.number });
  if ('StepNotAgreed' in why) {
    const { by, steps } = why.StepNotAgreed;
    const agreed = listed(steps.split(',').map((part) => part.replace('-', '–')), 'disjunction');
    return t('web-nmbrs-why-StepNotAgreed', { n: Math.abs(by), steps: agreed });
  }
  if ('Accumulation' in why) return t('web-nmbrs-why-Accumulation', why.Accumulation);
  if ('TooManyJokers' in why) return t('web-nmbrs-why-TooManyJokers', why.TooManyJokers);
  if ('NotAgreed' in why) {
    const kind = why.NotAgreed.kind;
    return t('Of' in kind ? 'web-nmbrs-why-NotAgreed' : 'web-nmbrs-why-NotAgreed-times', { kind: kindName(kind) });
  }
  if ('LeftOut' in why) {
    const { family, before, after } = why.LeftOut;
    return t('web-nmbrs-why-LeftOut', { before, after, family: t(`web-nmbrs-kind-${family}`) });
  }
  if ('OutOfOrder' in why) {
    const { first, second, third } = why.OutOfOrder;
    return t('web-nmbrs-why-OutOfOrder', { first, second, third });
  }
  const { first, second, third } = why.OtherStep;
  return t('web-nmbrs-why-OtherStep', { first, second, third, one: Math.abs(second - first), other: Math.abs(third - second) });
}

const numbers = (pieces: readonly Piece[]): string => pieces.map((piece) => `${valueOf(piece)}`).join(' ');

/** `60 65 80`, and why it is wrong. */
export const wrongText = (row: ShownRow): string =>
  t('web-nmbrs-wrong', { numbers: numbers(row.pieces), why: row.why ? whyName(row.why) : '' });

/** `crosses A at 12`. */
function crossings(row: ShownRow, rows: readonly ShownRow[]): string {
  const found = row.pieces.flatMap((piece) =>
    rows.filter((other) => other !== row && other.pieces.includes(piece)).map((other) => t('web-nmbrs-crosses', { row: rowName(other), at: valueOf(piece) })),
  );
  return found.length > 0 ? `; ${listed(found)}` : '';
}

/** `C, 4 blocks, 8 to 20, up by 4; crosses A at 12.` */
export function rowSpoken(row: ShownRow, rows: readonly ShownRow[]): string {
  const { pieces } = row;
  const jokers = pieces.filter((piece) => isJoker(piece)).map(pieceName);
  const kind = row.why ? whyName(row.why) : kindName(row.kind);
  const words = [t('web-nmbrs-from-to', { first: valueOf(pieces[0]!), last: valueOf(pieces.at(-1)!) }), kind, ...jokers].filter(Boolean);
  return t('web-nmbrs-row', { row: rowName(row), n: pieces.length, what: words.join(', '), crossings: crossings(row, rows) });
}

/** Describes the effect of a draft step: `A is now 5 long: 60 65 70 75 80.` */
export function changeSpoken(row: ShownRow): string {
  if (row.why) return wrongText(row);
  return t(row.isNew ? 'web-nmbrs-becomes' : 'web-nmbrs-grows', { row: rowName(row), n: row.pieces.length, numbers: row.pieces.map(pieceName).join(', ') });
}

/** Describes everything that a step changes, and the joker to lay or the blocks to add before the turn can end. */
export function stepSpoken(blocks: readonly Block[], work: Work): string {
  const changed = work.rows.filter(({ added }) => blocks.some((block) => added.includes(block)));
  const said = changed.map((row) => changeSpoken(judgedRow(row)));
  const jokers = work.picked_up.length > 0 ? [t('web-nmbrs-joker-picked-up')] : [];
  return [...said, ...jokers, ...(work.waiting ? [t('web-nmbrs-waiting')] : [])].join(' ');
}

/** `12, second of 4 in C, also in A.` */
export function blockSpoken(piece: Piece, rows: readonly ShownRow[]): string {
  const found = rows.filter(({ pieces }) => pieces.some((each) => blockOf(each) === blockOf(piece)));
  const [first, ...others] = found;
  if (!first) return `${pieceName(piece)}.`;
  const at = first.pieces.findIndex((each) => blockOf(each) === blockOf(piece)) + 1;
  const also = others.length > 0 ? t('web-nmbrs-also-in', { row: rowName(others[0]!) }) : '';
  return t('web-nmbrs-block-in', { block: pieceName(piece), at, n: first.pieces.length, row: rowName(first), also });
}

/** Names a step's target, for the draft line. */
export function whereName(where: Where): string {
  if ('row' in where) return t('web-nmbrs-to-row', { row: where.row });
  if ('at' in where) return t('web-nmbrs-to-block', { block: blockName(where.at) });
  if ('between' in where) return t('web-nmbrs-to-between', { a: blockName(where.between[0]), b: blockName(where.between[1]) });
  if ('placement' in where) return howName(where.placement);
  if ('words' in where) return where.words;
  return t('web-nmbrs-to-new');
}

function howName({ how }: Placement): string {
  if (how === 'New') return t('web-nmbrs-to-new');
  if ('Along' in how) return t('web-nmbrs-along', { row: how.Along.letter });
  if ('Across' in how) return t('web-nmbrs-across', { at: blockName(how.Across.at) });
  if ('Link' in how) return t('web-nmbrs-link', { a: blockName(how.Link.blocks[0]), b: blockName(how.Link.blocks[1]) });
  return t('web-nmbrs-exchange');
}

/** Describes one placement of several: how it differs, and its result. */
export function placementName(placement: Placement): string {
  return t('web-nmbrs-way', { how: howName(placement), numbers: placement.row.map((piece) => (isJoker(piece) ? `J=${valueOf(piece)}` : piece)).join(' ') });
}
