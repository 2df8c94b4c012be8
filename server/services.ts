import type { DataSource } from 'typeorm';
import { ArticleService } from './features/articles/article.service';
import type { Clock } from './lib/clock';

export type Services = ReturnType<typeof createServices>;

/** Composition root: each service is constructed here, once. */
export function createServices(dataSource: DataSource, clock: Clock) {
  return {
    articles: new ArticleService(dataSource, clock),
  };
}
