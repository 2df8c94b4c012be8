export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
};

/** An article of the blog. */
export type Article = {
  __typename?: 'Article';
  /** Path or address of the picture above the article, 16:9. */
  bigImageUrl: Scalars['String']['output'];
  /** The team that wrote it. */
  createdTeam: Scalars['String']['output'];
  /** One or two sentences that say what the reader gets. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Path or address of the picture for a card, 3:2. */
  imageUrl: Scalars['String']['output'];
  /** Paragraphs, separated by newlines. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  uploadedDate: Scalars['DateTimeISO']['output'];
};

export type ArticleConnection = {
  __typename?: 'ArticleConnection';
  edges: Array<ArticleEdge>;
  /** The nodes of the edges, without their cursors. */
  nodes: Array<Article>;
  pageInfo: PageInfo;
};

export type ArticleEdge = {
  __typename?: 'ArticleEdge';
  cursor: Scalars['String']['output'];
  node: Article;
};

/** What the blog list shows in one period of twelve hours. */
export type ArticleRotation = {
  __typename?: 'ArticleRotation';
  /** Ids of every article, which is all that the choice is computed from. */
  allIds: Array<Scalars['ID']['output']>;
  /** The chosen articles, in their order. */
  articles: Array<Article>;
  /** Number of the period: full periods of twelve hours since 1970. */
  period: Scalars['Int']['output'];
};

/** Where a page of a list stands in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** One article, or null when there is none. */
  article?: Maybe<Article>;
  /** The articles of a period; of the current one by default. */
  articleRotation: ArticleRotation;
  /** Every article, newest first. */
  articles: ArticleConnection;
};


export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryArticleRotationArgs = {
  period?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
