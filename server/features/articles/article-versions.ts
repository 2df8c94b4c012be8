import type { EntityManager } from 'typeorm';
import { ARTICLE_VERSIONS_MAX } from '#common/articles/limits';
import { columnsOf, contentOf, type ArticleContent } from './article-content';
import type { Article } from './article.entity';
import { ArticleVersion } from './article-version.entity';

interface Published {
  articleId: string;
  content: ArticleContent;
  at: Date;
  /** Name of the user. */
  by: string | null;
}

/** Keeps a version, and forgets those that are too old. The content is complete. */
export async function keepVersion(
  manager: EntityManager,
  { articleId, content, at, by }: Published,
): Promise<void> {
  const version = { ...columnsOf(content), articleId, publishedAt: at, publishedBy: by };
  await manager.insert(ArticleVersion, version as Partial<ArticleVersion>);
  await manager.query(
    `delete from article_versions where id in (
      select id from article_versions where article_id = $1 order by published_at desc, id
      offset ${ARTICLE_VERSIONS_MAX}
    )`,
    [articleId],
  );
}

/** Keeps an article on the site that has no version, because it came with the product. */
export async function keepOriginal(manager: EntityManager, shown: Article): Promise<void> {
  const { id: articleId, publishedAt: at } = shown;
  if (await manager.existsBy(ArticleVersion, { articleId })) return;
  await keepVersion(manager, { articleId, content: contentOf(shown), at, by: null });
}
