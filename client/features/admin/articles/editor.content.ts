import type { ArticleBlockType } from '../../../graphql/types.generated';

const BLOCKS: Record<Exclude<ArticleBlockType, 'PICTURE'>, string> = {
  PARAGRAPH: 'Paragraph',
  HEADING: 'Heading',
  SUBHEADING: 'Subheading',
  BULLET: 'List item',
  NUMBER: 'Numbered item',
  QUOTE: 'Quote',
};

/** Texts of the editor of an article. */
export const editorContent = {
  blocks: BLOCKS,
  back: 'All articles',
  newTitle: 'New article',
  notFound: 'This article does not exist any more.',
  write: 'Write',
  preview: 'Preview',
  views: 'What to show',
  previewHint: 'Only you see this. The date is that of its publication.',
  title: 'Headline',
  description: 'Summary',
  descriptionHint: 'One or two sentences, for the list of articles and for search engines.',
  author: 'Author',
  authorHint: 'Such as “The coaching team”.',
  text: 'Text',
  textHint:
    'Enter begins the next part, Alt with an arrow key moves it. *Words* between stars are bold, _words_ between underscores are in italics.',
  block: (kind: string, number: number, count: number) => `${kind}, ${number} of ${count}`,
  linkInvalid: 'Links begin with https://, mailto:, tel:, or / for a page of this site.',
  tools: 'Selected part of the text',
  kind: 'Kind',
  bold: 'Bold',
  italic: 'Italics',
  link: 'Link',
  picture: 'Picture',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  describePicture: 'What the picture shows',
  pictureBeingMade: 'Sizes of the pictures are being made. Publishing is possible in a minute.',
};

/** Texts of the dialog that adds a picture to an article. */
export const pictureContent = {
  cover: 'Cover picture',
  coverHint: 'Three wide and two high. Above the article, its middle is shown.',
  chooseCover: 'Choose a cover',
  replaceCover: 'Choose another cover',
  title: 'Add a picture',
  choose: 'Choose a picture',
  description: 'What the picture shows',
  descriptionHint: 'For people who cannot see it, such as “Two members at the rowing machines”.',
  descriptionRequired: 'Describe what the picture shows, for people who cannot see it.',
  submit: 'Add picture',
  submitCover: 'Use as the cover',
};
