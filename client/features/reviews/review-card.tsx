import { formatDay } from '../../lib/format-day';
import { useMinute } from '../../lib/now';
import { relativeDay } from './relative-day';
import { ReviewComment } from './review-comment';
import type { ReviewCardFragment } from './reviews.generated';
import { Stars } from './stars';
import classes from './review-card.module.css';

interface ReviewCardProps {
  review: ReviewCardFragment;
}

export function ReviewCard({ review }: ReviewCardProps) {
  const { name, rating, comment, createdAt } = review;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <h3>{name}</h3>
        <Stars rating={rating} />
        <time className={classes.day} dateTime={createdAt} title={formatDay(createdAt)}>
          {relativeDay(createdAt, useMinute())}
        </time>
      </header>
      <ReviewComment text={comment} />
    </article>
  );
}
