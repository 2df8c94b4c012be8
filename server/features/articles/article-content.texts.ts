import type { BlockType } from '#common/articles/body';
import { pathOf } from '../../graphql/descriptions';
import { enumType } from '../../graphql/enums';

export const ArticleBlockType = enumType<BlockType>(
  'ArticleBlockType',
  {
    paragraph: 'Paragraph.',
    heading: 'Heading.',
    subheading: 'Heading below another one.',
    bullet: 'Item of a list.',
    number: 'Item of a numbered list.',
    quote: 'Quotation.',
    picture: 'Picture.',
  },
  'Kind of a block of an article.',
);

/** Descriptions that outputs and inputs share. */
export const contentTexts = {
  span: 'A part of a line with the same marks.',
  text: 'Text in one line.',
  isBold: 'Whether it is bold.',
  isItalic: 'Whether it is in italics.',
  link: 'Address of a link: `https:`, `mailto:`, `tel:`, or a path of the site; null without one.',
  block:
    'A line of the text of an article, or a picture in it. Items of lists that follow each other are one list.',
  type: 'Kind of the block.',
  spans: 'Parts of the line, in their order; none for a picture.',
  picture: 'The picture; null unless the block is one.',
  url: pathOf('the picture at its largest size'),
  description: 'Text alternative.',
  cover: 'The picture of an article in lists and above its text.',
  thumbnailUrl: pathOf('the picture for lists (3:2)'),
  coverUrl: pathOf('the picture above the article (16:9)'),
};
