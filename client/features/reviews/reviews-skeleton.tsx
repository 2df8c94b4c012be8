import { Skeleton } from '../../components/skeleton';
import cardClasses from './review-card.module.css';
import classes from './review-list.module.css';

const CARDS = 4;

export function ReviewsSkeleton() {
  return (
    <Skeleton>
      <ol className={classes.list}>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <div className={cardClasses.card}>
              <span data-bone="line" />
              <span data-bone="title" />
              <span data-bone="title" />
              <span data-bone="title" />
            </div>
          </li>
        ))}
      </ol>
    </Skeleton>
  );
}
