import { DIFFERENT } from '../measure/different.mjs';
import { ABOUT_CACHES, unlikeTheLast } from './case.mjs';

const variables = { first: 50 };

/** @type {import('./case.mjs').Question} */
const page = {
  operationName: 'Reviews',
  query: `query Reviews($first: Int!) {
    reviews(first: $first) {
      nodes { id name comment rating author { id } createdAt updatedAt isFromVisitor answer }
      pageInfo { hasNextPage }
    }
  }`,
  variables,
};

/** @type {import('./case.mjs').Question} */
const postgraphilePage = {
  operationName: 'Reviews',
  query: `query Reviews($first: Int!) {
    reviews: allReviews(
      first: $first, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]
    ) {
      nodes {
        id: rowId name comment rating author: userByUserId { id: rowId } createdAt updatedAt isFromVisitor answer
      }
      pageInfo { hasNextPage }
    }
  }`,
  variables,
};

/** The comment by which the reviews of the benchmark are found again. */
export const COMMENT = 'Written by npm run bench.';

const input = { name: 'Ananya', comment: COMMENT, rating: 5, requestKey: DIFFERENT };

/** @type {import('./case.mjs').Question} */
const create = {
  operationName: 'CreateReview',
  query: `mutation CreateReview($input: CreateReviewInput!) {
    createReview(input: $input) { review { id name comment rating author { id } createdAt } }
  }`,
  variables: { input },
};

/** @type {import('./case.mjs').Question} */
const postgraphileCreate = {
  operationName: 'CreateReview',
  query: `mutation CreateReview($input: BenchAddReviewInput!) {
    createReview: benchAddReview(input: $input) {
      review: result { id: rowId name comment rating author: userByUserId { id: rowId } createdAt }
    }
  }`,
  variables: { input },
};

/** @type {import('./case.mjs').Case[]} */
export const reviews = [
  {
    name: 'reviews',
    title: 'A page of 50 reviews, the same request again and again',
    note: ABOUT_CACHES,
    question: page,
    postgraphile: postgraphilePage,
    goals: [{ against: 'constant', atMost: 1.75, isCached: true }],
  },
  {
    name: 'reviews-different',
    title: 'A page of 50 reviews, each request different',
    question: unlikeTheLast(page),
    postgraphile: unlikeTheLast(postgraphilePage),
    goals: [{ against: 'postgraphile', atMost: 1.5 }],
  },
  {
    name: 'add-review',
    title: 'Adding a review',
    note: 'Bhor also validates the text, counts the attempt for the rate limit, looks for a recent visit of the author, and makes a repeated request harmless; the others insert the row.',
    question: create,
    postgraphile: postgraphileCreate,
    as: 'member',
    isWrite: true,
    goals: [{ against: 'postgraphile', atMost: 1.5 }],
  },
];
