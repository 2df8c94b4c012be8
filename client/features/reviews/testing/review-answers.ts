export type Variables = Record<string, unknown>;

export const authorOf = (id: string) => ({ __typename: 'User', id });

/** Thirty reviews, newest first; every third has four stars, the others five. */
export const all = Array.from({ length: 30 }, (_, index) => reviewOf(index));

export type AnsweredReview = ReturnType<typeof reviewOf>;

export function reviewOf(index: number) {
  return {
    __typename: 'Review',
    id: `id-${index}`,
    name: `Member ${index}`,
    comment: `Comment ${index}`,
    rating: index % 3 === 0 ? 4 : 5,
    author: authorOf(`member-${index}`),
    createdAt: new Date(Date.UTC(2026, 10, 20) - index * 24 * 60 * 60 * 1000).toISOString(),
    updatedAt: null as string | null,
    isFromVisitor: false,
    hasVisited: true,
    answer: null as string | null,
  };
}

/** Resolves the query with pagination and filter, as the server does. */
export function reviewsOf(reviews: AnsweredReview[]) {
  return ({ first, after, filter }: Variables) => {
    const rating = (filter as { rating: number } | null)?.rating;
    const chosen = reviews.filter((review) => rating == null || review.rating === rating);
    const from = typeof after === 'string' ? Number(after) : 0;
    const shown = chosen.slice(from, from + Number(first));
    return {
      reviews: connectionOf(shown, {
        hasNextPage: from + shown.length < chosen.length,
        endCursor: String(from + shown.length),
      }),
      reviewSummary: summaryOf(reviews),
    };
  };
}

export const summaryOf = (reviews: AnsweredReview[]) => ({
  __typename: 'ReviewSummary',
  count: reviews.length,
  memberCount: reviews.length,
  average: reviews.length === 0 ? null : 4.7,
  ratings: [5, 4, 3, 2, 1].map((rating) => ({
    __typename: 'RatingCount',
    rating,
    count: reviews.filter((review) => review.rating === rating).length,
    memberCount: reviews.filter((review) => review.rating === rating).length,
  })),
});

export const connectionOf = (
  reviews: object[],
  pageInfo: { hasNextPage: boolean; endCursor: string | null } = { hasNextPage: false, endCursor: null },
) => ({
  __typename: 'ReviewConnection',
  edges: reviews.map((node) => ({ __typename: 'ReviewEdge', node })),
  nodes: reviews,
  pageInfo: { __typename: 'PageInfo', ...pageInfo },
});

/** The answer with the hidden reviews of the member. */
export const ownHidden = (reviews: object[]) => ({
  me: { __typename: 'Viewer', user: { ...authorOf('member-1'), hiddenReviews: connectionOf(reviews) } },
});

export const reviewAuthor = (name: string | null) => ({
  me: { __typename: 'Viewer', user: { __typename: 'User', id: 'member-1', name } },
});

/** Answers to the additional queries of signed-in users. */
export const FOR_MEMBERS = {
  ReviewAuthor: () => reviewAuthor('Asha Kulkarni'),
  HiddenReviews: () => ({ hiddenReviews: connectionOf([]) }),
  OwnHiddenReviews: () => ownHidden([]),
};
