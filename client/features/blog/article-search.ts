import { SEARCH_LENGTH_MAX } from '#common/limits';
import { ARTICLES_FOUND } from '#common/articles/limits';
import { normaliseSearch } from '#common/normalise-search';
import { fetchAnswer, answerInCache, replaceAnswer } from '../../lib/page-data';
import { ArticleSearchDocument, type ArticleSearchQuery } from './article-search.page.generated';
import { blogContent } from './blog.content';

export const normaliseArticleSearch = (text: string): string => normaliseSearch(text, SEARCH_LENGTH_MAX);

/** The text in `?search=`; empty if there is none. */
export const articleSearchIn = (parameters: URLSearchParams): string =>
  normaliseArticleSearch(parameters.get('search') ?? '');

/** The query for the first articles that a search finds. */
export const articlesWith = (search: string) => ({
  document: ArticleSearchDocument,
  variables: { search, first: ARTICLES_FOUND },
});

/** Appends the next page to the found articles. */
export async function showMoreArticles(search: string, shown: ArticleSearchQuery): Promise<void> {
  const operation = articlesWith(search);
  const { endCursor: after } = shown.articles.pageInfo;
  const next = await fetchAnswer({ ...operation, variables: { ...operation.variables, after } });
  if (!next) throw new Error(blogContent.loadFailed);
  const { articles } = (await answerInCache(operation)) ?? shown;
  const listed = new Set(articles.nodes.map(({ id }) => id));
  const nodes = [...articles.nodes, ...next.articles.nodes.filter(({ id }) => !listed.has(id))];
  replaceAnswer(operation, { articles: { ...next.articles, nodes } });
}
