import { lazy, Suspense, useContext, useEffect, type RefObject } from 'react';
import { isLeadingRole } from '#common/accounts/roles';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { LoadFailed } from '../../components/load-failed';
import { focusHeading, sectionHeadingOf } from '../../lib/focus-heading';
import { useRole } from '../../lib/session';
import { useLoadMore } from '../../lib/use-load-more';
import { Link } from '../../navigation/navigation';
import { ReviewCard } from './review-card';
import { ReviewTasksContext } from './review-tasks-context';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import classes from './review-list.module.css';

const AdminReviewActions = lazy(async () => ({
  default: (await import('./admin-review-actions')).AdminReviewActions,
}));

interface ReviewListProps {
  reviews: ReviewCardFragment[];
  /** Total number of reviews, loaded or not. */
  count: number;
  rating: number | undefined;
  /** Loads the next page; undefined once all reviews are loaded. */
  onMore: (() => Promise<unknown>) | undefined;
}

const { onlyOf, noneOf, showAll, shown, showMore, loadFailed, hasTrainedHereMeans, noVisitMeans } =
  reviewsContent;

export function ReviewList({ reviews, count, rating, onMore }: ReviewListProps) {
  const { list, load, isLoading, hasFailed } = useLoadMore<HTMLOListElement>(reviews.length, onMore);
  const isAdmin = isLeadingRole(useRole());
  const freshId = useOutcome(list, reviews);
  return (
    <section className={classes.section} aria-labelledby="reviews">
      <div className={classes.head}>
        <h2 id="reviews">{rating === undefined ? reviewsContent.list : onlyOf(rating)}</h2>
        {rating !== undefined && <Link to={{ search: '' }}>{showAll}</Link>}
      </div>
      {reviews.some(({ isFromVisitor }) => isFromVisitor) && (
        <p className={classes.meaning}>{hasTrainedHereMeans}</p>
      )}
      {reviews.some(({ hasVisited }) => !hasVisited) && <p className={classes.meaning}>{noVisitMeans}</p>}
      {count === 0 && rating !== undefined && <p>{noneOf(rating)}</p>}
      <ol ref={list} className={classes.list}>
        {reviews.map((review) => (
          <li key={review.id} tabIndex={-1}>
            <ReviewCard
              review={review}
              isFresh={review.id === freshId}
              actions={isAdmin && <AdminActions review={review} />}
            />
          </li>
        ))}
      </ol>
      {hasFailed ? (
        <div className={classes.failed}>
          <LoadFailed message={loadFailed} onRetry={load} />
        </div>
      ) : (
        <div className={classes.end}>
          {count > 0 && <p aria-hidden="true">{shown(reviews.length, count)}</p>}
          {onMore && (
            <Button onClick={load} isBusy={isLoading}>
              {showMore}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const AdminActions = ({ review }: { review: ReviewCardFragment }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <AdminReviewActions review={review} />
    </Suspense>
  </ErrorBoundary>
);

/** Moves the focus to a review that was just saved, once it is rendered; to the heading if a review was removed. */
function useOutcome(list: RefObject<HTMLOListElement | null>, reviews: ReviewCardFragment[]) {
  const { outcome, markOutcomeShown } = useContext(ReviewTasksContext);
  const place = reviews.findIndex(({ id }) => id === outcome?.id);
  useEffect(() => {
    if (!outcome || outcome.isShown || !list.current) return;
    if (outcome.id === null) focusHeading(sectionHeadingOf(list.current));
    else if (place === -1) return;
    else (list.current.children[place] as HTMLElement).focus();
    markOutcomeShown();
  }, [outcome, place, list, markOutcomeShown]);
  return outcome?.id ?? null;
}
