import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { LoadFailed } from '../../components/load-failed';
import { useMore } from '../../lib/use-more';
import { DeskActions } from './review-actions';
import { ReviewCard } from './review-card';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useOutcome } from './use-outcome';
import classes from './review-list.module.css';

interface ReviewListProps {
  reviews: ReviewCardFragment[];
  /** Total number of reviews, loaded or not. */
  count: number;
  rating: number | undefined;
  /** Loads the next page; undefined once all reviews are loaded. */
  onMore: (() => Promise<unknown>) | undefined;
}

const { onlyOf, noneOf, showAll, shown, showMore, loadFailed, trainsHereMeans } = reviewsContent;

export function ReviewList({ reviews, count, rating, onMore }: ReviewListProps) {
  const { list, load, isLoading, hasFailed } = useMore<HTMLOListElement>(reviews.length, onMore);
  const freshId = useOutcome(list, reviews);
  return (
    <section className={classes.section} aria-labelledby="reviews">
      <div className={classes.head}>
        <h2 id="reviews">{rating === undefined ? reviewsContent.list : onlyOf(rating)}</h2>
        {rating !== undefined && <Link to={{ search: '' }}>{showAll}</Link>}
      </div>
      {reviews.some(({ isTrainingHere }) => isTrainingHere) && (
        <p className={classes.meaning}>{trainsHereMeans}</p>
      )}
      {count === 0 && rating !== undefined && <p>{noneOf(rating)}</p>}
      <ol ref={list} className={classes.list}>
        {reviews.map((review) => (
          <li key={review.id} tabIndex={-1}>
            <ReviewCard
              review={review}
              isFresh={review.id === freshId}
              actions={<DeskActions review={review} />}
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
