import { UPLOADS_PATH } from '#common/media/uploads-path';
import type { WrittenArticleFragment } from './articles.generated';

/** Tells which pictures cannot be shown yet, because their sizes are being made, or nothing is known about them. */
export function pendingPictures(article: WrittenArticleFragment | null): (url: string) => boolean {
  const known = new Set(
    article && !article.isBeingMade
      ? [...Object.values(article.cover ?? {}), ...article.body.flatMap(({ picture }) => picture?.url ?? [])]
      : [],
  );
  return (url) => url.startsWith(UPLOADS_PATH) && !known.has(url);
}
