import type { Block, Span } from '#common/articles/body';
import type { Article } from './article.entity';
import type { ArticleBlock, ArticleCover, ArticlePicture, ArticleSpan } from './article-content.type';
import type { ArticleDraft } from './article-draft.entity';
import type { ArticleVersion } from './article-version.entity';

/** The part of an article that staff write. */
export interface ArticleContent {
  title: string;
  description: string;
  authorName: string;
  cover: ArticleCover | null;
  body: ArticleBlock[];
}

/** The content of a draft, a version or an article on the site; an older one of these has only a text. */
export function contentOf(row: ArticleDraft | ArticleVersion | Article): ArticleContent {
  const { title, description, authorName, thumbnailUrl, coverUrl } = row;
  const cover = thumbnailUrl && coverUrl ? { thumbnailUrl, coverUrl } : null;
  return { title, description, authorName, cover, body: row.body };
}

/** The columns of a content. */
export const columnsOf = ({ cover, ...content }: ArticleContent) => ({
  ...content,
  thumbnailUrl: cover?.thumbnailUrl ?? null,
  coverUrl: cover?.coverUrl ?? null,
});

const FIELDS = ['title', 'description', 'authorName', 'cover', 'body'] as const;

/** Names of the fields in which two contents differ. */
export const fieldsThatDiffer = (one: ArticleContent, other: ArticleContent): string[] =>
  FIELDS.filter((field) => canonical(one[field]) !== canonical(other[field]));

export const isSameContent = (one: ArticleContent, other: ArticleContent): boolean =>
  fieldsThatDiffer(one, other).length === 0;

/** The database returns the keys of JSON in another order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Blocks as they are stored, with the sizes of their pictures; parts of a line with the same marks are one. */
export const storedBody = (
  blocks: readonly Block[],
  pictureOf: (url: string) => Omit<ArticlePicture, 'description'>,
): ArticleBlock[] =>
  blocks.map(({ type, spans, picture }) => ({
    type,
    spans: joinedSpans(spans),
    picture: picture ? { ...pictureOf(picture.url), description: picture.description.trim() } : null,
  }));

/** A body as it is entered. */
export const withoutSizes = (body: readonly ArticleBlock[]): Block[] =>
  body.map(({ picture, ...block }) => ({
    ...block,
    picture: picture && { url: picture.url, description: picture.description },
  }));

function joinedSpans(spans: readonly Span[]): ArticleSpan[] {
  const joined: ArticleSpan[] = [];
  for (const { text, isBold, isItalic, link = null } of spans) {
    const last = joined.at(-1);
    if (last?.isBold === isBold && last.isItalic === isItalic && last.link === link) last.text += text;
    else if (text !== '') joined.push({ text, isBold, isItalic, link });
  }
  return joined;
}
