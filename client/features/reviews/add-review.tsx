import { useContext } from 'react';
import { ActionButton } from '../../components/action-button';
import { useIsFor } from '../../lib/audience';
import { ReviewToolsContext } from './review-tools-context';
import { reviewsContent } from './reviews.content';
import classes from './reviews-page.module.css';

export function AddReview() {
  const { begin } = useContext(ReviewToolsContext);
  if (!useIsFor('members')) return null;
  return (
    <div className={classes.add} data-for="members">
      <ActionButton onClick={() => begin({ kind: 'add' })}>{reviewsContent.add}</ActionButton>
    </div>
  );
}
