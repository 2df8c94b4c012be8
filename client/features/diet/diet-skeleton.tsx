import { Skeleton } from '../../components/skeleton';
import cardClasses from './diet-card.module.css';
import classes from './diet-skeleton.module.css';

/** The boxes of the form. */
export const DietSkeleton = () => (
  <Skeleton>
    <div className={cardClasses.card}>
      <span data-bone="title" className={classes.title} />
      {[1, 2, 3, 4].map((row) => (
        <span key={row} data-bone className={classes.field} />
      ))}
    </div>
  </Skeleton>
);
