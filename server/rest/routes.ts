import { REST_PAGE_SIZE_MAX } from '#common/limits';

/** One documented REST call: the stored operation that answers it and the shape of the reply. */
export interface RestRoute {
  method: 'GET';
  path: string;
  summary: string;
  /** GraphQL document; aliases in it give the documented names. */
  document: string;
  variables: (request: { query: Record<string, unknown> }) => Record<string, unknown>;
  /** Picks the documented body out of the operation's data. */
  body: (data: Record<string, unknown>) => unknown;
  /** A paged list: where in the data its page info stands, for the Link header. */
  pageInfo?: (data: Record<string, unknown>) => { hasNextPage: boolean; endCursor: string | null };
  /** Public content that anybody may keep for a minute. */
  isCacheable: boolean;
}

interface ArticlesData {
  articles: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/** The REST facade: every documented path as a row. No rule lives here. */
export const REST_ROUTES: RestRoute[] = [
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
function pageVariables({ query }: { query: Record<string, unknown> }) {
  const first = query['first'] ?? REST_PAGE_SIZE_MAX;
  const isWhole = typeof first === 'string' && /^\d+$/.test(first);
  return { first: isWhole ? Number(first) : first, after: query['after'] };
}
