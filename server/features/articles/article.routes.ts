import * as z from 'zod/mini';
import { RestArticlesDocument } from './article.routes.generated';
import { instant } from '../../rest/answers';
import { PAGE_QUERY, pageVariables } from '../../rest/paging';
import { route } from '../../rest/route';

const article = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  text: z.string(),
  image_url: z.string(),
  big_image_url: z.string(),
  uploaded_date: instant,
  created_team: z.string(),
});

export const articleRoutes = [
  route({
    method: 'GET',
    path: '/articles',
    summary: 'Lists all articles, newest first.',
    subject: 'Content',
    query: PAGE_QUERY,
    answer: z.array(article),
    document: RestArticlesDocument,
    variables: pageVariables,
    responseBody: ({ articles }) => articles.nodes,
    pageInfo: ({ articles }) => articles.pageInfo,
    isCacheable: true,
  }),
];
