// The answer to each question, without GraphQL: what the plain server computes for each request.
import { addReview, articles, members, reviews, user } from './statements.mjs';
import { userIdOf } from './settings.mjs';

/**
 * @typedef {{ variables: any, authorization: string | undefined }} Question
 * @type {Record<string, (question: Question) => Promise<object>>}
 */
const ANSWERS = {
  Articles: async ({ variables: { first } }) => ({ articles: await articles(first) }),
  Reviews: async ({ variables: { first } }) => ({ reviews: await reviews(first) }),
  Members: async ({ variables: { filter, first }, authorization }) => {
    userIdOf(authorization);
    return { members: await members(filter.search, first) };
  },
  Me: async ({ authorization }) => ({ me: { user: await user(userIdOf(authorization)) } }),
  CreateReview: async ({ variables: { input }, authorization }) => ({
    createReview: { review: await addReview(userIdOf(authorization), input) },
  }),
};

/** The number that the product returns without paging. */
const REST_ARTICLES_MAX = 1000;

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Buffer} body
 */
export async function answerTo({ url, headers: { authorization } }, body) {
  if (url === '/articles') return restArticles();
  const { operationName, variables } = JSON.parse(body.toString());
  const answer = ANSWERS[operationName];
  if (!answer) throw new Error(`No answer to ${operationName}`);
  return { data: await answer({ variables, authorization }) };
}

async function restArticles() {
  const { nodes } = await articles(REST_ARTICLES_MAX);
  return nodes.map(({ id, thumbnailUrl, coverUrl, publishedAt, authorName, ...article }) => ({
    _id: id,
    ...article,
    image_url: thumbnailUrl,
    big_image_url: coverUrl,
    uploaded_date: publishedAt,
    created_team: authorName,
  }));
}
