/** Actions of an admin on articles. */
import { randomUUID } from 'node:crypto';
import { plainSpan } from '#common/articles/body';
import type { Browser } from './browser';
import type { GraphqlAnswer } from './harness';

const CONTENT = `title description authorName cover { thumbnailUrl coverUrl }
  body { type spans { text isBold isItalic link } picture { url width height description } }`;

const ARTICLE = `id ${CONTENT} state publishedAt publishAt changedBy isBeingMade version
  versions { id title publishedAt publishedBy }`;

export interface ArticleAnswer {
  id: string;
  title: string;
  body: object[];
  cover: { thumbnailUrl: string; coverUrl: string } | null;
  state: string;
  publishedAt: string | null;
  publishAt: string | null;
  isBeingMade: boolean;
  version: number;
  versions: { id: string; title: string; publishedBy: string | null }[];
}

export const paragraph = (...lines: string[]) =>
  lines.map((text) => ({ type: 'PARAGRAPH', spans: [plainSpan(text)] }));

/** A complete article, whose cover came with the product. */
export const articleInput = (values: object = {}) => ({
  id: randomUUID(),
  title: 'Monsoon timings',
  description: 'What changes in July.',
  authorName: 'The front desk',
  cover: { thumbnailUrl: '/media/articles/one/1080.jpg', coverUrl: '/media/articles/one-wide/1080.jpg' },
  body: paragraph('We open later.', 'Bring a towel.'),
  expectedVersion: 0,
  ...values,
});

export function callArticle(by: Browser, name: string, input: object): Promise<GraphqlAnswer> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const fields =
    name === 'deleteArticle'
      ? 'message deletedArticleId'
      : name === 'createArticlePicture'
        ? 'message cover { thumbnailUrl coverUrl }'
        : `message article { ${ARTICLE} }`;
  return by.gql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input });
}

/** The article in the answer to a change. */
export function articleIn({ data, errors }: GraphqlAnswer): ArticleAnswer {
  const payload = Object.values(data ?? {})[0] as { article: ArticleAnswer } | null | undefined;
  if (!payload) throw new Error(errors[0]?.message);
  return payload.article;
}

export const saveArticle = async (by: Browser, values: object = {}) =>
  articleIn(await callArticle(by, 'saveArticleDraft', articleInput(values)));

export async function publishedArticle(by: Browser, values: object = {}): Promise<ArticleAnswer> {
  const { id, version } = await saveArticle(by, values);
  return articleIn(await callArticle(by, 'publishArticle', { id, expectedVersion: version }));
}

export async function editedArticle(by: Browser, id: string): Promise<ArticleAnswer | null> {
  const { data } = await by.gql(`query ($id: ID!) { editedArticle(id: $id) { ${ARTICLE} } }`, { id });
  return data?.['editedArticle'] as ArticleAnswer | null;
}

export async function articleVersion(
  by: Browser,
  id: string,
): Promise<Pick<ArticleAnswer, 'title' | 'body'>> {
  const { data } = await by.gql(`query ($id: ID!) { articleVersion(id: $id) { ${CONTENT} } }`, { id });
  return data?.['articleVersion'] as never;
}
