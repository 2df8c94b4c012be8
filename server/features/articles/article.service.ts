import { In, type DataSource } from 'typeorm';
import { articlesOfPeriod, periodAt } from '#common/article-rotation';
import { BLOG_PERIOD_MS } from '#common/limits';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { Clock } from '../../lib/clock';
import { isUuid } from '../../lib/uuid';
import { Article } from './article.entity';

export class ArticleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  list(request: PageRequest, sizeMax?: number): Promise<Page<Article>> {
    const query = this.articles.createQueryBuilder('article');
    return keysetPage(query, { moment: 'uploadedDate', id: 'id', sizeMax }, request);
  }

  async find(id: string): Promise<Article | null> {
    return isUuid(id) ? this.articles.findOneBy({ id }) : null;
  }

  currentPeriod(): number {
    return periodAt(this.clock.now());
  }

  /** When the blog last showed something new: with its period, or with an article that came since. */
  async lastChange(): Promise<Date> {
    const [newest] = (await this.list({ first: 1 })).rows;
    const periodStart = this.currentPeriod() * BLOG_PERIOD_MS;
    return new Date(Math.max(periodStart, newest?.uploadedDate.getTime() ?? 0));
  }

  /** What the blog shows in `period`: the chosen articles in the order of the shuffle, and all that it chose from. */
  async rotation(period: number) {
    const allIds = (await this.articles.find({ select: { id: true } })).map(({ id }) => id);
    const chosenIds = articlesOfPeriod(allIds, period);
    const rows = await this.articles.findBy({ id: In(chosenIds) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { period, allIds, articles: chosenIds.flatMap((id) => byId.get(id) ?? []) };
  }

  private get articles() {
    return this.dataSource.getRepository(Article);
  }
}
