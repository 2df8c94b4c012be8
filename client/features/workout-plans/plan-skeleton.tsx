import { Skeleton } from '../../components/skeleton';
import classes from './plan-skeleton.module.css';

/** Placeholder for a plan. */
export const PlanSkeleton = () => (
  <Skeleton>
    <div className={classes.plan}>
      <span data-bone="title" className={classes.title} />
      <span data-bone="line" />
      {[1, 2, 3, 4].map((day) => (
        <span key={day} data-bone className={classes.day} />
      ))}
    </div>
  </Skeleton>
);
