import { plainSpan } from '#common/articles/body';
import type { ArticleBlockType } from '../../../graphql/types.generated';
import { randomKey } from '../../../lib/random-key';
import type { ArticleBodyBlockFragment } from '../../blog/blog.generated';
import { spansOf, typedOf } from './typed-marks';

type Picture = NonNullable<ArticleBodyBlockFragment['picture']>;

/** A block as it is edited: its line with typed marks, or a picture. */
export interface TypedBlock {
  /** Stays the same while the block is edited and moved. */
  key: string;
  type: ArticleBlockType;
  text: string;
  picture: Pick<Picture, 'url' | 'width' | 'height' | 'description'> | null;
}

/** Blocks after a change, and where the cursor is to be. */
export interface Edit {
  blocks: TypedBlock[];
  focus: { key: string; at: number };
}

const isItem = (type: ArticleBlockType): boolean => type === 'BULLET' || type === 'NUMBER';

export const newBlock = (values: Partial<TypedBlock> = {}): TypedBlock => ({
  key: randomKey(),
  type: 'PARAGRAPH',
  text: '',
  picture: null,
  ...values,
});

export const typedBlocksOf = (body: readonly ArticleBodyBlockFragment[]): TypedBlock[] => {
  const blocks = body.map(({ type, spans, picture }) =>
    newBlock({ type, text: typedOf(spans), picture: picture ?? null }),
  );
  return blocks.length > 0 ? blocks : [newBlock()];
};

/** The body to show; without the blocks that are still empty. */
export const bodyOf = (blocks: readonly TypedBlock[]): ArticleBodyBlockFragment[] =>
  blocks
    .filter(({ text, picture }) => picture !== null || text.trim() !== '')
    .map(({ type, text, picture }) => ({
      type,
      spans: picture ? [] : spansOf(text.trim()),
      picture,
    }));

/** The blocks as the input of a mutation. */
export const bodyInputOf = (blocks: readonly TypedBlock[]) =>
  bodyOf(blocks).map(({ type, spans, picture }) => ({
    type,
    spans: spans.map(({ text, isBold, isItalic, link }) => ({ ...plainSpan(text), isBold, isItalic, link })),
    picture: picture ? { url: picture.url, description: picture.description } : null,
  }));

/**
 * Applies text that was typed or pasted into a block. Each further line becomes a block of its own; an empty item ends
 * its list.
 */
export function typeText(
  blocks: readonly TypedBlock[],
  key: string,
  { text, cursor }: { text: string; cursor: number },
): Edit {
  const index = blocks.findIndex((one) => one.key === key);
  const block = blocks[index]!;
  const lines = text.split(/\r?\n/);
  if (
    lines.length > 1 &&
    block.text === '' &&
    lines.every((line) => line === '') &&
    block.type !== 'PARAGRAPH'
  )
    return replaced(blocks, { index, pieces: [{ ...block, type: 'PARAGRAPH' }], focus: { key, at: 0 } });
  const nextType = isItem(block.type) ? block.type : 'PARAGRAPH';
  const pieces = lines
    .filter((line, number) => number === 0 || number === lines.length - 1 || line.trim() !== '')
    .map((line, number) =>
      number === 0 ? { ...block, text: line } : newBlock({ type: nextType, text: line }),
    );
  const last = pieces.at(-1)!;
  const at = pieces.length === 1 ? cursor : Math.max(0, last.text.length - (text.length - cursor));
  return replaced(blocks, { index, pieces, focus: { key: last.key, at } });
}

/** Backspace at the start of a block: it becomes a paragraph, or joins the text before it. */
export function joinWithPrevious(blocks: readonly TypedBlock[], key: string): Edit | null {
  const index = blocks.findIndex((one) => one.key === key);
  const block = blocks[index]!;
  if (block.type !== 'PARAGRAPH')
    return replaced(blocks, { index, pieces: [{ ...block, type: 'PARAGRAPH' }], focus: { key, at: 0 } });
  const previous = blocks[index - 1];
  if (!previous || (previous.picture && block.text !== '')) return null;
  const joined = previous.picture ? previous : { ...previous, text: previous.text + block.text };
  const rest = blocks.filter((one) => one.key !== key);
  return replaced(rest, {
    index: index - 1,
    pieces: [joined],
    focus: { key: previous.key, at: previous.text.length },
  });
}

export function moveBlock(blocks: readonly TypedBlock[], key: string, by: -1 | 1): TypedBlock[] {
  const from = blocks.findIndex((one) => one.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= blocks.length) return [...blocks];
  const rest = blocks.filter((one) => one.key !== key);
  return [...rest.slice(0, to), blocks[from]!, ...rest.slice(to)];
}

/** There is always a block to type into. */
export function removeBlock(blocks: readonly TypedBlock[], key: string): Edit {
  const index = blocks.findIndex((one) => one.key === key);
  const rest = blocks.filter((one) => one.key !== key);
  const left = rest.length > 0 ? rest : [newBlock()];
  const focused = left[Math.max(0, index - 1)]!;
  return { blocks: left, focus: { key: focused.key, at: focused.text.length } };
}

/** Adds a picture below a block, and a paragraph if it would be the last one. */
export function insertPicture(
  blocks: readonly TypedBlock[],
  key: string | null,
  picture: NonNullable<TypedBlock['picture']>,
): Edit {
  const index = blocks.findIndex((one) => one.key === key);
  const at = index < 0 ? blocks.length : index + 1;
  const added = newBlock({ type: 'PICTURE', picture });
  const after = blocks.slice(at);
  const next = after[0] ?? newBlock();
  const all = [...blocks.slice(0, at), added, ...(after.length > 0 ? after : [next])];
  return { blocks: all, focus: { key: next.key, at: 0 } };
}

/** Puts other blocks in the place of one. */
const replaced = (
  blocks: readonly TypedBlock[],
  { index, pieces, focus }: { index: number; pieces: TypedBlock[]; focus: Edit['focus'] },
): Edit => ({ blocks: [...blocks.slice(0, index), ...pieces, ...blocks.slice(index + 1)], focus });

const MARKS = { bold: ['*', '*'], italic: ['_', '_'], link: ['[', '](https://)'] } as const;

export type Mark = keyof typeof MARKS;

/** Puts a mark around the selected part of a text, or takes it away; returns what is then selected. */
export function toggleMark(text: string, [from, to]: readonly [number, number], mark: Mark) {
  const [open, close] = MARKS[mark];
  const before = text.slice(0, from);
  const selected = text.slice(from, to);
  const after = text.slice(to);
  if (mark !== 'link' && before.endsWith(open) && after.startsWith(close))
    return {
      text: before.slice(0, -open.length) + selected + after.slice(close.length),
      selection: [from - open.length, to - open.length] as const,
    };
  const start = from + open.length;
  const marked = before + open + selected + close + after;
  // The user types the address next, so the cursor goes there.
  const addressEnd = start + selected.length + close.length - 1;
  const selection =
    mark === 'link' && selected !== ''
      ? ([addressEnd, addressEnd] as const)
      : ([start, start + selected.length] as const);
  return { text: marked, selection };
}
