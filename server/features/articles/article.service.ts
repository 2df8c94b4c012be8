import { In, type DataSource } from 'typeorm';
import { articlesOfPeriod, periodAt } from '#common/articles/rotation';
import { BLOG_PERIOD_MS } from '#common/articles/limits';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { Clock } from '../../lib/clock';
import { isUuid } from '../../lib/uuid';
import { Article } from './article.entity';

export class ArticleService {
  constructor(private readonly parts: { dataSource: DataSource; clock: Clock }) {}

  /** Newest first, also in a search: that order pages by an index, and stays while articles are added. */
  list({ search: text }: { search?: string | null }, request: PageRequest = {}): Promise<Page<Article>> {
    const query = this.articles.createQueryBuilder('article');
    const search = { text, words: 'searchWords', similar: 'title' } as const;
    return keysetPage({ query, search, sort: [{ by: 'publishedAt', direction: 'desc' }] }, request);
  }

  async find(id: string): Promise<Article | null> {
    return isUuid(id) ? this.articles.findOneBy({ id }) : null;
  }

  currentPeriod(): number {
    return periodAt(this.parts.clock.now());
  }

  /** Time of the last change of the blog: the start of the current period, or the date of a newer article. */
  async lastChange(): Promise<Date> {
    const [newest] = (await this.list({}, { first: 1 })).rows;
    const periodStart = this.currentPeriod() * BLOG_PERIOD_MS;
    return new Date(Math.max(periodStart, newest?.publishedAt.getTime() ?? 0));
  }

  /** The articles shown in `period`, in shuffled order, and the ids of all articles that they were chosen from. */
  async rotation(period: number) {
    const allArticleIds = (await this.articles.find({ select: { id: true } })).map(({ id }) => id);
    const chosenIds = articlesOfPeriod(allArticleIds, period);
    const rows = await this.articles.findBy({ id: In(chosenIds) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { period, allArticleIds, articles: chosenIds.flatMap((id) => byId.get(id) ?? []) };
  }

  private get articles() {
    return this.parts.dataSource.getRepository(Article);
  }
}
