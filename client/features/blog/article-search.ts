import { SEARCH_LENGTH_MAX } from '#common/limits';
import { ARTICLES_FOUND } from '#common/articles/limits';
import { normaliseSearch } from '#common/normalise-search';
import { ArticleSearchDocument } from './article-search.page.generated';

export const normaliseArticleSearch = (text: string): string => normaliseSearch(text, SEARCH_LENGTH_MAX);

/** The text in `?search=`; empty if there is none. */
export const articleSearchIn = (parameters: URLSearchParams): string =>
  normaliseArticleSearch(parameters.get('search') ?? '');

/** The query for the first articles that a search finds. */
export const articlesWith = (search: string) => ({
  document: ArticleSearchDocument,
  variables: { search, first: ARTICLES_FOUND },
});
