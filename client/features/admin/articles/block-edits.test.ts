import { expect, test } from 'vitest';
import {
  bodyInputOf,
  insertPicture,
  joinWithPrevious,
  moveBlock,
  newBlock,
  removeBlock,
  toggleMark,
  typeText,
  type TypedBlock,
} from './block-edits';

const PICTURE = { url: '/media/u/a/640.jpg', width: 640, height: 427, description: 'A hall' };

const block = (key: string, text: string, values: Partial<TypedBlock> = {}) =>
  newBlock({ key, text, ...values });
const linesOf = (blocks: TypedBlock[]) => blocks.map(({ type, text }) => `${type}: ${text}`);

test('Enter begins a block with what stands behind the cursor', () => {
  const { blocks, focus } = typeText([block('a', 'One two')], 'a', { text: 'One\n two', cursor: 4 });
  expect(linesOf(blocks)).toEqual(['PARAGRAPH: One', 'PARAGRAPH:  two']);
  expect(focus).toEqual({ key: blocks[1]!.key, at: 0 });
});

test('pasted paragraphs become blocks, and the cursor is behind them', () => {
  const { blocks, focus } = typeText([block('a', '[]')], 'a', { text: '[One\r\n\r\nTwo]', cursor: 11 });
  expect(linesOf(blocks)).toEqual(['PARAGRAPH: [One', 'PARAGRAPH: Two]']);
  expect(focus).toEqual({ key: blocks[1]!.key, at: 3 });
});

test('Enter goes on with a list, ends it in an empty item, and follows a heading with a paragraph', () => {
  const item = typeText([block('a', 'One', { type: 'BULLET' })], 'a', { text: 'One\n', cursor: 4 });
  expect(linesOf(item.blocks)).toEqual(['BULLET: One', 'BULLET: ']);
  const ended = typeText(item.blocks, item.focus.key, { text: '\n', cursor: 1 });
  expect(linesOf(ended.blocks)).toEqual(['BULLET: One', 'PARAGRAPH: ']);
  const heading = typeText([block('a', 'One', { type: 'HEADING' })], 'a', { text: 'One\n', cursor: 4 });
  expect(linesOf(heading.blocks)).toEqual(['HEADING: One', 'PARAGRAPH: ']);
});

test('Backspace at the start makes a paragraph, then joins the text before', () => {
  const blocks = [block('a', 'One'), block('b', 'two', { type: 'QUOTE' })];
  const plain = joinWithPrevious(blocks, 'b')!;
  expect(linesOf(plain.blocks)).toEqual(['PARAGRAPH: One', 'PARAGRAPH: two']);
  const joined = joinWithPrevious(plain.blocks, 'b')!;
  expect(linesOf(joined.blocks)).toEqual(['PARAGRAPH: Onetwo']);
  expect(joined.focus).toEqual({ key: 'a', at: 3 });
  expect(joinWithPrevious(joined.blocks, 'a')).toBeNull();
});

test('a text does not join a picture, but an empty block below it goes', () => {
  const picture = block('a', '', { type: 'PICTURE', picture: PICTURE });
  expect(joinWithPrevious([picture, block('b', 'two')], 'b')).toBeNull();
  expect(joinWithPrevious([picture, block('b', '')], 'b')!.blocks).toEqual([picture]);
});

test('blocks are moved and removed; one always stays', () => {
  const blocks = [block('a', 'One'), block('b', 'Two')];
  expect(moveBlock(blocks, 'b', -1).map(({ key }) => key)).toEqual(['b', 'a']);
  expect(moveBlock(blocks, 'b', 1).map(({ key }) => key)).toEqual(['a', 'b']);
  const left = removeBlock(blocks, 'a').blocks;
  expect(linesOf(removeBlock(left, 'b').blocks)).toEqual(['PARAGRAPH: ']);
});

test('a picture is added below a block, with a paragraph after it', () => {
  const { blocks, focus } = insertPicture([block('a', 'One')], 'a', PICTURE);
  expect(linesOf(blocks)).toEqual(['PARAGRAPH: One', 'PICTURE: ', 'PARAGRAPH: ']);
  expect(focus.key).toBe(blocks[2]!.key);
  expect(bodyInputOf(blocks)).toEqual([
    {
      type: 'PARAGRAPH',
      spans: [{ text: 'One', isBold: false, isItalic: false, link: null }],
      picture: null,
    },
    { type: 'PICTURE', spans: [], picture: { url: PICTURE.url, description: 'A hall' } },
  ]);
});

test('marks are put around the selection and taken away', () => {
  expect(toggleMark('Drink water', [6, 11], 'bold')).toEqual({ text: 'Drink *water*', selection: [7, 12] });
  expect(toggleMark('Drink *water*', [7, 12], 'bold')).toEqual({ text: 'Drink water', selection: [6, 11] });
  expect(toggleMark('our plans', [0, 9], 'link')).toEqual({
    text: '[our plans](https://)',
    selection: [20, 20],
  });
});
