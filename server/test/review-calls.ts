/** GraphQL calls for reviews. */
import type { Browser } from './browser';
import type { GraphqlAnswer } from './harness';

const REVIEW = `id userId name comment rating createdAt updatedAt isTrainingHere
  hiddenAt hiddenReason answer answeredAt`;

export const REVIEW_INPUT = { name: 'Asha K', comment: 'Good bars.\nKind people.', rating: 4 };

const CREATE = `mutation ($input: ReviewInput!) { createReview(input: $input) { message review { ${REVIEW} } } }`;
const UPDATE = `mutation ($id: ID!, $input: ReviewInput!) {
  updateReview(id: $id, input: $input) { message review { ${REVIEW} } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteReview(id: $id) { message } }';
const HIDE = `mutation ($id: ID!, $reason: String!) { hideReview(id: $id, reason: $reason) { message review { ${REVIEW} } } }`;
const SHOW = `mutation ($id: ID!) { showReview(id: $id) { message review { ${REVIEW} } } }`;
const ANSWER = `mutation ($id: ID!, $answer: String!) {
  answerReview(id: $id, answer: $answer) { message review { ${REVIEW} } }
}`;
const HIDDEN = `query ($first: Int, $after: String) {
  hiddenReviews(first: $first, after: $after) { nodes { ${REVIEW} } pageInfo { hasNextPage endCursor } }
}`;
const READ = `query ($id: ID!) { review(id: $id) { ${REVIEW} } }`;
const LIST = `{ reviews(first: 100) { nodes { ${REVIEW} } } }`;

export interface ReviewAnswer {
  id: string;
  comment: string;
  rating: number;
  isTrainingHere: boolean;
  hiddenReason: string | null;
  answer: string | null;
}

type Input = Record<string, unknown>;

export const create = (browser: Browser, input: Input = REVIEW_INPUT) => browser.gql(CREATE, { input });
export const update = (browser: Browser, id: string, input: Input = REVIEW_INPUT) =>
  browser.gql(UPDATE, { id, input });
export const remove = (browser: Browser, id: string) => browser.gql(DELETE, { id });
export const hide = (browser: Browser, id: string, reason = 'A private detail') =>
  browser.gql(HIDE, { id, reason });
export const show = (browser: Browser, id: string) => browser.gql(SHOW, { id });
export const answer = (browser: Browser, id: string, text = 'Thank you') =>
  browser.gql(ANSWER, { id, answer: text });

/** The review in the response of any review mutation. */
export function reviewOf({ data, errors }: GraphqlAnswer): ReviewAnswer {
  const [payload] = Object.values(data ?? {}) as ({ review: ReviewAnswer } | null)[];
  if (!payload) throw new Error(`no review: ${errors[0]?.message}`);
  return payload.review;
}

/** The review with this id, if the user of the browser may read it. */
export const read = async (browser: Browser, id: string) => {
  const { data, errors } = await browser.gql(READ, { id });
  if (!data) throw new Error(errors[0]?.message);
  return data['review'] as ReviewAnswer | null;
};

/** The reviews that are listed for the user of the browser. */
export const listFor = async (browser: Browser) => nodesOf(await browser.gql(LIST));

/** The hidden reviews that the user of the browser may see. */
export const hiddenFor = async (browser: Browser, page: Input = {}) =>
  nodesOf(await browser.gql(HIDDEN, page));

const nodesOf = ({ data }: GraphqlAnswer) =>
  (Object.values(data ?? {}) as { nodes: ReviewAnswer[] }[]).flatMap(({ nodes }) => nodes);
