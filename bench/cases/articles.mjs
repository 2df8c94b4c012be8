import { ABOUT_CACHES, unlikeTheLast } from './case.mjs';

const variables = { first: 12 };

/** @type {import('./case.mjs').Question} */
const question = {
  operationName: 'Articles',
  query: `query Articles($first: Int!) {
    articles(first: $first) {
      nodes { id title description text thumbnailUrl coverUrl publishedAt authorName }
      pageInfo { hasNextPage }
    }
  }`,
  variables,
};

/** @type {import('./case.mjs').Question} */
const postgraphile = {
  operationName: 'Articles',
  query: `query Articles($first: Int!) {
    articles: allArticles(first: $first, orderBy: [UPLOADED_DATE_DESC, ROW_ID_DESC]) {
      nodes {
        id: rowId title description text thumbnailUrl: imageUrl coverUrl: bigImageUrl
        publishedAt: uploadedDate authorName: createdTeam
      }
      pageInfo { hasNextPage }
    }
  }`,
  variables,
};

/** @type {import('./case.mjs').Case[]} */
export const articles = [
  {
    name: 'articles',
    title: 'Twelve articles with their texts, the same request again and again',
    note: ABOUT_CACHES,
    question,
    postgraphile,
    goals: [{ against: 'constant', atMost: 1.5, isCached: true }],
  },
  {
    name: 'articles-different',
    title: 'Twelve articles with their texts, each request different',
    question: unlikeTheLast(question),
    postgraphile: unlikeTheLast(postgraphile),
    goals: [{ against: 'postgraphile', atMost: 1.5 }],
  },
  {
    name: 'rest-articles',
    title: 'All articles with REST: GET /articles',
    note: `The peers have no REST. ${ABOUT_CACHES}`,
    path: '/articles',
    goals: [{ against: 'constant', atMost: 1.5, isCached: true }],
  },
];
