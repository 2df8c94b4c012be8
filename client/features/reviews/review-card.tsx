import type { ReactNode } from 'react';
import { Badge } from '../../components/badge';
import { formatDay } from '../../lib/format-day';
import { useMinute } from '../../lib/use-minute';
import { relativeDay } from '../../lib/relative-day';
import { OwnActions } from './review-actions';
import { ReviewComment } from './review-comment';
import { reviewsContent } from './reviews.content';
import type { ReviewCardFragment } from './reviews.generated';
import { Stars } from './stars';
import classes from './review-card.module.css';

interface ReviewCardProps {
  review: ReviewCardFragment;
  /** Whether the current user has just saved it. */
  isFresh?: boolean;
  /** Shown above the comment. */
  note?: ReactNode;
  /** Actions for admins. */
  actions: ReactNode;
}

export function ReviewCard({ review, isFresh = false, note, actions }: ReviewCardProps) {
  const { name, rating, comment, createdAt, updatedAt, isFromVisitor, hasVisited, answer } = review;
  const now = useMinute();
  return (
    <article className={classes.card} data-fresh={isFresh || undefined}>
      <header className={classes.head}>
        <h3>{name}</h3>
        {isFromVisitor && <Badge tone="success">{reviewsContent.hasTrainedHere}</Badge>}
        {!hasVisited && <Badge>{reviewsContent.noVisit}</Badge>}
        <div className={classes.line}>
          <Stars rating={rating} />
          <span className={classes.day}>
            <time dateTime={createdAt} title={formatDay(createdAt)}>
              {relativeDay(createdAt, now)}
            </time>
            {updatedAt !== null && `, ${reviewsContent.edited}`}
          </span>
          <OwnActions review={review} />
        </div>
      </header>
      {note}
      <ReviewComment text={comment} />
      {answer !== null && (
        <div className={classes.answer}>
          <h4>{reviewsContent.answerOf()}</h4>
          <p>{answer}</p>
        </div>
      )}
      {actions}
    </article>
  );
}
