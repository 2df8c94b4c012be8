// The part of the product's schema that the questions need, for the GraphQL servers whose resolvers are written by hand.
// Their statements are those of the plain server.
import { addReview, articles, members, reviews, user } from './statements.mjs';
import { userIdOf } from './settings.mjs';

export const typeDefs = `
  scalar DateTime
  type PageInfo { hasNextPage: Boolean! }
  type Article {
    id: ID!
    title: String!
    description: String!
    text: String!
    thumbnailUrl: String!
    coverUrl: String!
    publishedAt: DateTime!
    authorName: String!
  }
  type ArticleConnection { nodes: [Article!]! pageInfo: PageInfo! }
  type Trainer { id: ID! name: String! specialty: String! }
  type User { id: ID! name: String email: String lastVisitAt: DateTime trainer: Trainer }
  type UserConnection { nodes: [User!]! pageInfo: PageInfo! }
  type Review {
    id: ID!
    name: String!
    comment: String!
    rating: Int!
    author: User!
    createdAt: DateTime!
    updatedAt: DateTime
    isFromVisitor: Boolean!
    answer: String
  }
  type ReviewConnection { nodes: [Review!]! pageInfo: PageInfo! }
  enum MemberSortField { NAME }
  enum SortDirection { ASC DESC }
  input MemberSort { field: MemberSortField! direction: SortDirection! }
  input MemberFilter { search: String }
  type Viewer { user: User! }
  input CreateReviewInput { name: String! comment: String! rating: Int! requestKey: String! }
  type CreateReviewPayload { review: Review! }
  type Query {
    articles(first: Int!): ArticleConnection
    reviews(first: Int!): ReviewConnection
    members(filter: MemberFilter, orderBy: MemberSort, first: Int!): UserConnection
    me: Viewer
  }
  type Mutation { createReview(input: CreateReviewInput!): CreateReviewPayload }
`;

/** @typedef {{ authorization: string | undefined }} Context */

/** @type {Record<string, Record<string, (source: unknown, args: any, context: Context) => unknown>>} */
export const resolvers = {
  Query: {
    articles: (_source, { first }) => articles(first),
    reviews: (_source, { first }) => reviews(first),
    members: (_source, { filter, first }, { authorization }) => {
      userIdOf(authorization);
      return members(filter.search, first);
    },
    me: async (_source, _args, { authorization }) => ({ user: await user(userIdOf(authorization)) }),
  },
  Mutation: {
    createReview: async (_source, { input }, { authorization }) => ({
      review: await addReview(userIdOf(authorization), input),
    }),
  },
};
