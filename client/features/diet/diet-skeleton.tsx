import { Skeleton } from '../../components/skeleton';
import card from '../../components/form-card.module.css';
import classes from './diet-skeleton.module.css';

/** Placeholder for the form. */
export const DietSkeleton = () => (
  <Skeleton>
    <div className={card.card}>
      <span data-bone="title" className={classes.title} />
      {[1, 2, 3, 4].map((row) => (
        <span key={row} data-bone className={classes.field} />
      ))}
    </div>
  </Skeleton>
);
