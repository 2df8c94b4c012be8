import { RestArticlesDocument } from './article.routes.generated';
import { PAGE_QUERY, pageVariables } from '../../rest/paging';
import { route } from '../../rest/route';

export const articleRoutes = [
  route({
    method: 'GET',
    path: '/articles',
    summary: 'Lists all articles, newest first.',
    query: PAGE_QUERY,
    document: RestArticlesDocument,
    variables: pageVariables,
    responseBody: ({ articles }) => articles.nodes,
    pageInfo: ({ articles }) => articles.pageInfo,
    isCacheable: true,
  }),
];
