import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden';
import { Link } from '../../navigation/navigation';
import { reviewsContent } from './reviews.content';
import type { ReviewsQuery } from './reviews.page.generated';
import { Star, Stars } from './stars';
import { searchFor } from './rating-filter';
import classes from './rating-distribution.module.css';

interface RatingDistributionProps {
  summary: ReviewsQuery['reviewSummary'];
  average: number;
  /** The rating that the list is filtered by. */
  chosen: number | undefined;
}

const { averageOf, basis, distribution } = reviewsContent;

/** The average and the number of members by their newest rating; each row toggles the filter by its rating. */
export function RatingDistribution({ summary, average, chosen }: RatingDistributionProps) {
  const largest = Math.max(...summary.ratings.map(({ memberCount }) => memberCount));
  return (
    <section className={classes.figures} aria-label={distribution}>
      <div className={classes.mean}>
        <p className={classes.average}>
          <span aria-hidden="true">{reviewsContent.average(average)}</span>
          <VisuallyHidden>{averageOf(average)}</VisuallyHidden>
        </p>
        <div aria-hidden="true">
          <Stars rating={average} />
        </div>
        <p className={classes.basis}>{basis(summary.memberCount)}</p>
      </div>
      <ul className={classes.rows}>
        {summary.ratings.map(({ rating, count, memberCount }) => (
          <li key={rating} style={{ '--share': memberCount / largest } as CSSProperties}>
            <Row
              rating={rating}
              memberCount={memberCount}
              isListed={count > 0}
              isChosen={rating === chosen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  rating: number;
  memberCount: number;
  /** Whether there are reviews with this rating, older ones included. */
  isListed: boolean;
  isChosen: boolean;
}

function Row({ rating, memberCount, isListed, isChosen }: RowProps) {
  const parts = (
    <>
      <VisuallyHidden>{reviewsContent.filter(rating, memberCount)}</VisuallyHidden>
      <span className={classes.stars} aria-hidden="true">
        {rating}
        <Star />
      </span>
      <span className={classes.track} aria-hidden="true" />
      <span className={classes.count} aria-hidden="true">
        {memberCount}
      </span>
    </>
  );
  if (!isListed) return <span className={classes.row}>{parts}</span>;
  return (
    <Link
      className={classes.row}
      to={{ search: searchFor(isChosen ? undefined : rating) }}
      aria-current={isChosen || undefined}
    >
      {parts}
    </Link>
  );
}
