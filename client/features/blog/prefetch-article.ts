import { currentClient } from '../../lib/data-provider';
import { ArticleDocument } from './blog.generated';

export const prefetchArticle = (id: string) =>
  currentClient().query({ query: ArticleDocument, variables: { id } });
