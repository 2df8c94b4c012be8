/** The kinds of blocks that the text of an article consists of. Items of lists that follow each other are one list. */
export const BLOCK_TYPES = [
  'paragraph',
  'heading',
  'subheading',
  'bullet',
  'number',
  'quote',
  'picture',
] as const;

export type BlockType = (typeof BLOCK_TYPES)[number];

/** A part of a line with the same marks. */
export interface Span {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  link?: string | null | undefined;
}

/** An uploaded picture; its path leads to the largest size. */
export interface BodyPicture {
  url: string;
  /** Text alternative. */
  description: string;
}

/** A line of text, or a picture, which has no text. */
export interface Block {
  type: BlockType;
  spans: Span[];
  picture?: BodyPicture | null | undefined;
}

/** The parts of a block that the derived text needs. */
interface Line {
  spans: readonly Pick<Span, 'text'>[];
}

export const plainSpan = (text: string) => ({ text, isBold: false, isItalic: false, link: null });

export const lineOf = ({ spans }: Line): string => spans.map(({ text }) => text).join('');

/** The text of an article without marks and pictures: one line for each block. */
export const textOfBody = (blocks: readonly Line[]): string =>
  blocks
    .map((block) => lineOf(block).trim())
    .filter(Boolean)
    .join('\n');

/** The paragraphs of an article that has a text only. */
export const bodyOfText = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph' as const, spans: [plainSpan(line)], picture: null }));

const LINK = /^(?:https:\/\/[^\s/]|mailto:[^\s/]|tel:\+?\d|\/(?![/\\]))[^\s\\<>"]*$/i;

/** Whether an article may link there: to a page of the site, or with https:, mailto: or tel:. */
export const isLinkAllowed = (address: string): boolean => address === '/' || LINK.test(address);
