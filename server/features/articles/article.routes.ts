import { pageVariables, type RestRoute } from '../../rest/route';

interface ArticlesData {
  articles: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export const articleRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/articles',
    summary: 'Lists all articles, newest first.',
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
