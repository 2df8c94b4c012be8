import { In, IsNull, Like, Not, type EntityManager } from 'typeorm';
import { defaultSettings } from '#common/settings/default-settings';
import { textOfBody } from '#common/articles/body';
import { UPLOADS_PATH } from '#common/media/uploads-path';
import { columnsOf, contentOf } from './article-content';
import { ArticleDraft } from './article-draft.entity';
import { Article } from './article.entity';

/** The version of a draft that nobody has changed. */
const UNCHANGED = 0;

/** The pictures of the articles that came with the product are files of it. */
const OF_PRODUCT = { coverUrl: Not(Like(`${UPLOADS_PATH}/%`)) };

const { name, city } = defaultSettings.studio;

/** Condition of SQL: an article that a team of the demonstration has written. */
export const OF_DEMONSTRATION = `created_team like '${name} %'`;

/** Words in articles about the demonstration: its place, and when it is open. */
const ABOUT_DEMONSTRATION = [name, city, 'Sinhagad', 'canteen', ' 5 am', ' 10 pm'];

type Change = Pick<ArticleDraft, 'changedAt' | 'changedBy'>;

/** Takes the articles that came with the product off the site, and keeps them as drafts. */
export async function hideDemonstrationArticles(manager: EntityManager, change: Change): Promise<void> {
  await hide(manager, change, await shownOfProduct(manager));
}

/** Articles fit every studio once their teams do not name the demonstration, except those about its place and hours. */
export async function adoptDemonstrationArticles(manager: EntityManager, change: Change): Promise<void> {
  for (const table of ['articles', 'article_drafts'])
    await manager.query(
      `update ${table} set created_team = substr(created_team, $1::integer) where ${OF_DEMONSTRATION}`,
      [name.length + 2],
    );
  const shown = await shownOfProduct(manager);
  const isAboutIt = ({ title, description, text }: Article) =>
    [title, description, text].some((part) => ABOUT_DEMONSTRATION.some((fact) => part.includes(fact)));
  await hide(manager, change, shown.filter(isAboutIt));
}

const shownOfProduct = (manager: EntityManager): Promise<Article[]> =>
  manager.findBy(Article, { ...OF_PRODUCT, storedBody: IsNull() });

async function hide(manager: EntityManager, changed: Change, shown: Article[]): Promise<void> {
  const ids = shown.map(({ id }) => id);
  const known = new Map((await manager.findBy(ArticleDraft, { id: In(ids) })).map((one) => [one.id, one]));
  const drafts = shown.map((article) => {
    const { id, publishedAt: firstPublishedAt } = article;
    const draft = known.get(id) ?? { ...columnsOf(contentOf(article)), id, version: UNCHANGED, ...changed };
    return manager.create(ArticleDraft, { ...draft, hasChanges: true, publishAt: null, firstPublishedAt });
  });
  await manager.save(ArticleDraft, drafts);
  await manager.delete(Article, { id: In(ids) });
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
