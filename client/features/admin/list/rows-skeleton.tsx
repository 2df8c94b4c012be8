import { Skeleton } from '../../../components/skeleton';
import classes from './rows-skeleton.module.css';

/** Rows of a list that is loading. */
export const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown while the first page of a list loads that is not a table. */
export const RowsSkeleton = () => (
  <Skeleton>
    <div className={classes.rows}>
      {SKELETON_ROWS.map((row) => (
        <span key={row} data-bone="block" />
      ))}
    </div>
  </Skeleton>
);
