import { useContext, useImperativeHandle, type ReactNode } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { VisuallyHidden } from '../../components/visually-hidden';
import { usePageList } from '../../lib/page-list';
import { RatingDistribution } from './rating-distribution';
import { ReviewList } from './review-list';
import { reviewsWith } from './review-query';
import { ReviewTasksContext } from './review-tasks-context';
import { reviewsContent } from './reviews.content';
import classes from './review-overview.module.css';

interface ReviewOverviewProps {
  /** Shows only reviews with this rating. */
  rating: number | undefined;
  /** Shown above the reviews, unless they did not load: one failure is reported once. */
  children: ReactNode;
}

/** The rating figures and the list of reviews. */
export function ReviewOverview({ rating, children }: ReviewOverviewProps) {
  const { document, variables } = reviewsWith(rating);
  const { data, nodes, more, retry, reread } = usePageList(document, variables, ({ reviews }) => reviews);
  useImperativeHandle(useContext(ReviewTasksContext).list, () => ({ reread }));
  if (!data) return <LoadFailed message={reviewsContent.loadFailed} onRetry={retry} />;
  const { reviewSummary: summary } = data;
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
          reviews={nodes}
          count={count}
          rating={rating}
          onMore={more}
        />
        <VisuallyHidden>
          <span role="status">{reviewsContent.shown(nodes.length, count)}</span>
        </VisuallyHidden>
      </div>
    </>
  );
}
