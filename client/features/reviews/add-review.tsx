import { useContext } from 'react';
import { ActionButton } from '../../components/action-button';
import { For } from '../../components/for';
import { ReviewToolsContext } from './review-tools-context';
import { reviewsContent } from './reviews.content';
import classes from './reviews-page.module.css';

export function AddReview() {
  const { begin } = useContext(ReviewToolsContext);
  return (
    <For audience="members" className={classes.add}>
      <ActionButton onClick={() => begin({ kind: 'add' })}>{reviewsContent.add}</ActionButton>
    </For>
  );
}
