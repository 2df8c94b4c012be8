import { REST_PAGE_SIZE_MAX } from '#common/limits';
import type { RestRequest, RestRoute } from './route';

interface ArticlesData {
  articles: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export const articleRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/articles',
    summary: 'Every article, newest first.',
    document: `
      query RestArticles($first: Int!, $after: String) {
        articles(first: $first, after: $after) {
          nodes {
            _id: id title description text image_url: imageUrl big_image_url: bigImageUrl
            uploaded_date: uploadedDate created_team: createdTeam
          }
          pageInfo { hasNextPage endCursor }
        }
      }
    `,
    variables: pageVariables,
    body: (data) => (data as unknown as ArticlesData).articles.nodes,
    pageInfo: (data) => (data as unknown as ArticlesData).articles.pageInfo,
    isCacheable: true,
  },
];

/** `?first=&after=`; text that is no whole number goes on as it is, for GraphQL to refuse. */
function pageVariables({ query }: RestRequest) {
  const first = query['first'] ?? REST_PAGE_SIZE_MAX;
  const isWhole = typeof first === 'string' && /^\d+$/.test(first);
  return { first: isWhole ? Number(first) : first, after: query['after'] };
}
