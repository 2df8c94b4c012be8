import { Skeleton } from '../../components/skeleton';
import classes from './plan-skeleton.module.css';

/** Placeholder for a plan, or for the list of them. */
export const PlanSkeleton = ({ isTall = false }: { isTall?: boolean }) => (
  <Skeleton isTall={isTall}>
    <div className={classes.plan}>
      <span data-bone="title" className={classes.title} />
      <span data-bone="line" />
      {[1, 2, 3, 4].map((day) => (
        <span key={day} data-bone className={classes.day} />
      ))}
    </div>
  </Skeleton>
);
