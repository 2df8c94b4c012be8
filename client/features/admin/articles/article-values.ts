import { randomKey } from '../../../lib/random-key';
import type { WrittenArticleFragment } from './articles.generated';
import { bodyInputOf, newBlock, typedBlocksOf, type TypedBlock } from './block-edits';

/** Values of the article form. */
export interface ArticleValues {
  title: string;
  description: string;
  authorName: string;
  cover: { thumbnailUrl: string; coverUrl: string } | null;
  blocks: TypedBlock[];
}

type Content = Pick<WrittenArticleFragment, 'title' | 'description' | 'authorName' | 'cover' | 'body'>;

export function valuesOf(content: Content | null): ArticleValues {
  if (!content) return { title: '', description: '', authorName: '', cover: null, blocks: [newBlock()] };
  const { title, description, authorName, cover, body } = content;
  return { title, description, authorName, cover, blocks: typedBlocksOf(body) };
}

/** Turns the values into the input of the mutation. */
export const inputOf = ({ title, description, authorName, cover, blocks }: ArticleValues) => ({
  title: title.trim(),
  description: description.trim(),
  authorName: authorName.trim(),
  cover: cover && { thumbnailUrl: cover.thumbnailUrl, coverUrl: cover.coverUrl },
  body: bodyInputOf(blocks),
});

/** Equal for values that would be saved as the same article. */
export const signatureOf = (values: ArticleValues): string => JSON.stringify(inputOf(values));

/** A UUID for an article that is to be added. */
export function newArticleId(): string {
  const key = randomKey();
  const parts = [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `a${key.slice(17, 20)}`,
    key.slice(20),
  ];
  return parts.join('-');
}
