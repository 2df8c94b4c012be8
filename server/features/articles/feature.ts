import type { Feature } from '../feature';
import { Article } from './article.entity';
import { ArticleResolver } from './article.resolver';
import { articleRoutes } from './article.routes';

export const articles: Feature = {
  entities: [Article],
  resolvers: [ArticleResolver],
  routes: articleRoutes,
};
