/** GraphQL calls for reviews. */
import { randomUUID } from 'node:crypto';
import type { Browser } from './browser';
import type { GraphqlAnswer } from './harness';

const REVIEW = `id author { id } name comment rating createdAt updatedAt isFromVisitor hasVisited
  hiddenAt hiddenReason answer answeredAt`;

export const REVIEW_INPUT = { name: 'Asha K.', comment: 'Good bars.\nKind people.', rating: 4 };

const documentOf = (name: string, answer: string) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`;
};
const CHANGED = `message review { ${REVIEW} }`;
const CREATE = documentOf('createReview', CHANGED);
const UPDATE = documentOf('updateReview', CHANGED);
const DELETE = documentOf('deleteReview', 'message deletedReviewId');
const HIDE = documentOf('hideReview', CHANGED);
const UNHIDE = documentOf('unhideReview', CHANGED);
const ANSWER = documentOf('answerReview', CHANGED);
const HIDDEN = `{ hiddenReviews { nodes { ${REVIEW} } } }`;
const OWN_HIDDEN = `{ me { user { hiddenReviews { nodes { ${REVIEW} } } } } }`;
const READ = `query ($id: ID!) { review(id: $id) { ${REVIEW} } }`;
const LIST = `{ reviews(first: 100) { nodes { ${REVIEW} } } }`;

export interface ReviewAnswer {
  id: string;
  comment: string;
  rating: number;
  name: string;
  isFromVisitor: boolean;
  hasVisited: boolean;
  hiddenReason: string | null;
  answer: string | null;
}

type Input = Record<string, unknown>;

/** Creates a review, with a new key unless the input has one. */
export const create = (browser: Browser, input: Input = REVIEW_INPUT) =>
  browser.gql(CREATE, { input: { requestKey: randomUUID(), ...input } });
export const update = (browser: Browser, id: string, changes: Input = REVIEW_INPUT) =>
  browser.gql(UPDATE, { input: { id, ...changes } });
export const remove = (browser: Browser, id: string) => browser.gql(DELETE, { input: { id } });
export const hide = (browser: Browser, id: string, reason = 'A private detail') =>
  browser.gql(HIDE, { input: { id, reason } });
export const unhide = (browser: Browser, id: string) => browser.gql(UNHIDE, { input: { id } });
export const answer = (browser: Browser, id: string, text = 'Thank you') =>
  browser.gql(ANSWER, { input: { id, answer: text } });

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

/** The hidden reviews of all authors, for a moderator. */
export const allHidden = async (moderator: Browser) => nodesOf(await moderator.gql(HIDDEN));

/** The hidden reviews of the user of the browser. */
export const ownHidden = async (browser: Browser) => {
  const { data } = await browser.gql(OWN_HIDDEN);
  return (data as { me: { user: { hiddenReviews: List } } }).me.user.hiddenReviews.nodes;
};

interface List {
  nodes: ReviewAnswer[];
}

const nodesOf = ({ data }: GraphqlAnswer) =>
  (Object.values(data ?? {}) as List[]).flatMap(({ nodes }) => nodes);
