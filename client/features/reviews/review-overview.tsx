import { useApolloClient } from '@apollo/client/react';
import { REVIEWS_SHOWN } from '#common/limits';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useAttemptKey } from '../../lib/attempt';
import { RatingDistribution } from './rating-distribution';
import { ReviewList } from './review-list';
import { reviewsContent } from './reviews.content';
import { ReviewsDocument, useReviewsSuspenseQuery } from './reviews.generated';
import classes from './review-overview.module.css';

interface ReviewOverviewProps {
  /** Only reviews of so many stars. */
  rating: number | undefined;
}

/** The figures, and below them the reviews themselves. */
export function ReviewOverview({ rating }: ReviewOverviewProps) {
  const client = useApolloClient();
  const variables = { first: REVIEWS_SHOWN, rating: rating ?? null };
  const { data } = useReviewsSuspenseQuery({ variables, queryKey: useAttemptKey() });
  const { reviews, reviewSummary: summary } = data;
  const { hasNextPage, endCursor } = reviews.pageInfo;
  const count = summary.ratings.find((row) => row.rating === rating)?.count ?? summary.count;
  // Joins the list in the cache. The hook's own way to more would give up the whole list when it fails.
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
        // Another choice is another list, which begins at its top.
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
