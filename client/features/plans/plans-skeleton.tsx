import { Skeleton } from '../../components/skeleton';
import classes from './plans-skeleton.module.css';

/** Placeholders for three cards. */
export const PlansSkeleton = () => (
  <Skeleton>
    <div className={classes.cards}>
      <span data-bone="block" />
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
