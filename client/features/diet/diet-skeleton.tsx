import { Skeleton } from '../../components/skeleton';
import card from '../../components/form-card.module.css';
import classes from './diet-skeleton.module.css';

/** Placeholder for the form, or for the tab of workout plans. */
export const DietSkeleton = ({ isTall = false }: { isTall?: boolean }) => (
  <Skeleton isTall={isTall}>
    <div className={card.card}>
      <span data-bone="title" className={classes.title} />
      {[1, 2, 3, 4].map((row) => (
        <span key={row} data-bone className={classes.field} />
      ))}
    </div>
  </Skeleton>
);
