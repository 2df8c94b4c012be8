import * as z from 'zod/mini';
import { line, partOfLine, refine, textUpTo } from '../forms/fields';
import { BLOCK_TYPES, isLinkAllowed, lineOf, type Block } from './body';
import {
  ARTICLE_AUTHOR_LENGTH_MAX,
  ARTICLE_BLOCKS_MAX,
  ARTICLE_DESCRIPTION_LENGTH_MAX,
  ARTICLE_LENGTH_MAX,
  ARTICLE_LINK_LENGTH_MAX,
  ARTICLE_PICTURES_MAX,
  ARTICLE_SPANS_MAX,
  ARTICLE_TITLE_LENGTH_MAX,
} from './limits';
import { articleMessages as messages } from './messages';

const PICTURE_DESCRIPTION_LENGTH_MAX = 300;

/** A picture of the site: one that was uploaded, or a file of the installation. */
const PICTURE = /^\/[\w-][\w./-]{0,298}$/;

const pictureUrl = z.string().check(
  z.maxLength(300),
  refine<string>((url) => PICTURE.test(url) && !url.includes('..'), {
    reason: 'INVALID',
    error: messages.pictureUnknown,
  }),
);

const link = partOfLine(ARTICLE_LINK_LENGTH_MAX).check(
  refine<string>(isLinkAllowed, { reason: 'INVALID', error: messages.linkInvalid }),
);

const span = z.strictObject({
  text: partOfLine(ARTICLE_LENGTH_MAX),
  isBold: z.boolean(),
  isItalic: z.boolean(),
  link: z.nullish(link),
});

const picture = z.strictObject({
  url: pictureUrl,
  description: partOfLine(PICTURE_DESCRIPTION_LENGTH_MAX),
});

const block = z
  .strictObject({
    type: z.enum(BLOCK_TYPES),
    spans: z.array(span).check(z.maxLength(ARTICLE_SPANS_MAX, { error: messages.blockInvalid })),
    picture: z.nullish(picture),
  })
  .check(
    refine<Block>(
      ({ type, spans, picture: shown }) =>
        (type === 'picture' ? shown && spans.length === 0 : !shown) === true,
      { reason: 'INVALID', error: messages.blockInvalid },
    ),
  );

const isPicture = ({ type }: Block) => type === 'picture';
const lengthOf = (blocks: Block[]) => blocks.reduce((sum, one) => sum + lineOf(one).length, 0);

/** The text of an article: a closed set of blocks and marks. */
export const bodyForm = z.array(block).check(
  z.maxLength(ARTICLE_BLOCKS_MAX, { error: messages.tooManyBlocks, abort: true }),
  refine<Block[]>((blocks) => lengthOf(blocks) <= ARTICLE_LENGTH_MAX, {
    reason: 'TOO_LONG',
    error: messages.textTooLong,
  }),
  refine<Block[]>((blocks) => blocks.filter(isPicture).length <= ARTICLE_PICTURES_MAX, {
    reason: 'TOO_LONG',
    error: messages.tooManyPictures,
  }),
);

const cover = z.nullish(z.strictObject({ thumbnailUrl: pictureUrl, coverUrl: pictureUrl }));

/** A draft, in which anything may still be missing. */
export const articleDraftForm = z.object({
  title: textUpTo(ARTICLE_TITLE_LENGTH_MAX),
  description: textUpTo(ARTICLE_DESCRIPTION_LENGTH_MAX),
  authorName: textUpTo(ARTICLE_AUTHOR_LENGTH_MAX),
  cover,
  body: bodyForm,
});

const REQUIRED = { reason: 'REQUIRED' } as const;

/** A complete article, ready to be published. */
export const articleForm = z.object({
  title: line(ARTICLE_TITLE_LENGTH_MAX, messages.titleRequired),
  description: line(ARTICLE_DESCRIPTION_LENGTH_MAX, messages.descriptionRequired),
  authorName: line(ARTICLE_AUTHOR_LENGTH_MAX, messages.authorRequired),
  cover: cover.check(refine((value) => value != null, { ...REQUIRED, error: messages.coverRequired })),
  body: bodyForm.check(
    refine<Block[]>((blocks) => blocks.some((one) => lineOf(one).trim() !== ''), {
      ...REQUIRED,
      error: messages.textRequired,
    }),
    refine<Block[]>((blocks) => blocks.every((one) => one.picture?.description.trim() !== ''), {
      ...REQUIRED,
      error: messages.pictureDescriptionRequired,
    }),
  ),
});

export type ArticleDraftValues = z.infer<typeof articleDraftForm>;
