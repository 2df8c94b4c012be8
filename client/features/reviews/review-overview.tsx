import { useApolloClient } from '@apollo/client/react';
import { REVIEWS_SHOWN } from '#common/limits';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useAttemptKey } from '../../lib/attempt-key';
import { RatingDistribution } from './rating-distribution';
import { ReviewList } from './review-list';
import { reviewsContent } from './reviews.content';
import { ReviewsDocument, useReviewsSuspenseQuery } from './reviews.generated';
import classes from './review-overview.module.css';

interface ReviewOverviewProps {
  /** Shows only reviews with this rating. */
  rating: number | undefined;
}

/** The rating figures and the list of reviews. */
export function ReviewOverview({ rating }: ReviewOverviewProps) {
  const client = useApolloClient();
  const variables = { first: REVIEWS_SHOWN, rating: rating ?? null };
  const { data } = useReviewsSuspenseQuery({ variables, queryKey: useAttemptKey() });
  const { reviews, reviewSummary: summary } = data;
  const { hasNextPage, endCursor } = reviews.pageInfo;
  const count = summary.ratings.find((row) => row.rating === rating)?.count ?? summary.count;
  // The cache merges the page into the list. The hook's own fetchMore would replace the whole list by an error.
  const readMore = () =>
    client.query({
      query: ReviewsDocument,
      variables: { ...variables, after: endCursor ?? null },
      fetchPolicy: 'network-only',
    });
  if (summary.average === null) return <p className={classes.empty}>{reviewsContent.empty}</p>;
  return (
    <div className={classes.overview}>
      <RatingDistribution summary={summary} average={summary.average} chosen={rating} />
      <ReviewList
        // A new rating gets a new list, which starts at its top.
        key={rating}
        reviews={reviews.edges.map(({ node }) => node)}
        count={count}
        rating={rating}
        onMore={hasNextPage ? readMore : undefined}
      />
      <VisuallyHidden>
        <span role="status">{reviewsContent.shown(reviews.edges.length, count)}</span>
      </VisuallyHidden>
    </div>
  );
}
