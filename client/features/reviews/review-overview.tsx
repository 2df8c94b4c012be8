import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { VisuallyHidden } from '../../components/visually-hidden';
import { usePageAnswer } from '../../lib/page-data';
import { RatingDistribution } from './rating-distribution';
import { ReviewList } from './review-list';
import { reviewsWith } from './review-query';
import { showMoreReviews } from './load-reviews';
import { reviewsContent } from './reviews.content';
import classes from './review-overview.module.css';

interface ReviewOverviewProps {
  /** Shows only reviews with this rating. */
  rating: number | undefined;
  /** Shown above them, unless they did not load: one failure is said once. */
  children: ReactNode;
}

/** The rating figures and the list of reviews. */
export function ReviewOverview({ rating, children }: ReviewOverviewProps) {
  const { document, variables } = reviewsWith(rating);
  const { data, retry } = usePageAnswer(document, variables);
  if (!data) return <LoadFailed message={reviewsContent.loadFailed} onRetry={retry} />;
  const { reviews, reviewSummary: summary } = data;
  const count = summary.ratings.find((row) => row.rating === rating)?.count ?? summary.count;
  if (summary.count === 0)
    return (
      <>
        {children}
        <p className={classes.empty}>{reviewsContent.empty}</p>
      </>
    );
  return (
    <>
      {children}
      <div className={classes.overview}>
        {summary.average === null ? (
          <p>{reviewsContent.noneCounted}</p>
        ) : (
          <RatingDistribution summary={summary} average={summary.average} chosen={rating} />
        )}
        <ReviewList
          // A new rating gets a new list, which starts at its top.
          key={rating}
          reviews={reviews.edges.map(({ node }) => node)}
          count={count}
          rating={rating}
          onMore={reviews.pageInfo.hasNextPage ? () => showMoreReviews(rating, data) : undefined}
        />
        <VisuallyHidden>
          <span role="status">{reviewsContent.shown(reviews.edges.length, count)}</span>
        </VisuallyHidden>
      </div>
    </>
  );
}
