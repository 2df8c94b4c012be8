import { In, IsNull, Like, Not, type EntityManager } from 'typeorm';
import { textOfBody } from '#common/articles/body';
import { UPLOADS_PATH } from '#common/media/uploads-path';
import { columnsOf, contentOf } from './article-content';
import { ArticleDraft } from './article-draft.entity';
import { Article } from './article.entity';

/** The version of a draft that nobody has changed. */
const UNCHANGED = 0;

/** The pictures of the articles that came with the product are files of it. */
const OF_PRODUCT = { coverUrl: Not(Like(`${UPLOADS_PATH}/%`)) };

/** Takes the articles that came with the product off the site, and keeps them as drafts. */
export async function hideDemonstrationArticles(
  manager: EntityManager,
  changed: Pick<ArticleDraft, 'changedAt' | 'changedBy'>,
): Promise<void> {
  const shown = await manager.findBy(Article, { ...OF_PRODUCT, storedBody: IsNull() });
  const ids = shown.map(({ id }) => id);
  const known = new Map((await manager.findBy(ArticleDraft, { id: In(ids) })).map((one) => [one.id, one]));
  const drafts = shown.map((article) => {
    const { id, publishedAt: firstPublishedAt } = article;
    const draft = known.get(id) ?? { ...columnsOf(contentOf(article)), id, version: UNCHANGED, ...changed };
    return manager.create(ArticleDraft, { ...draft, hasChanges: true, publishAt: null, firstPublishedAt });
  });
  await manager.save(ArticleDraft, drafts);
  await manager.delete(Article, ids);
}

/** Shows them again, with their former dates; not those that staff have changed. */
export async function showDemonstrationArticles(manager: EntityManager): Promise<void> {
  const hidden = await manager.findBy(ArticleDraft, {
    ...OF_PRODUCT,
    firstPublishedAt: Not(IsNull()),
    version: UNCHANGED,
  });
  const articles = hidden.map((draft) => {
    const { body, ...columns } = columnsOf(contentOf(draft));
    const values = { ...columns, text: textOfBody(body), publishedAt: draft.firstPublishedAt! };
    return manager.create(Article, { ...values, id: draft.id } as Partial<Article>);
  });
  await manager.insert(Article, articles);
  await manager.delete(ArticleDraft, { id: In(hidden.map(({ id }) => id)) });
}
