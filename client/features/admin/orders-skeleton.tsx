import { Skeleton } from '../../components/skeleton';
import classes from './orders-skeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export const OrdersSkeleton = () => (
  <Skeleton>
    <div className={classes.rows}>
      {ROWS.map((row) => (
        <span key={row} data-bone="block" />
      ))}
    </div>
  </Skeleton>
);
