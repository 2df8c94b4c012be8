import { Skeleton } from '../../components/skeleton';
import cardClasses from './trainer-card.module.css';
import classes from './trainer-list.module.css';
import portraitClasses from './trainer-portrait.module.css';

const CARDS = 7;

export function TrainersSkeleton() {
  return (
    <Skeleton>
      <ul className={classes.list}>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <div className={cardClasses.card}>
              <div className={portraitClasses.frame} data-bone />
              <div className={cardClasses.text}>
                <span data-bone="title" />
                <span data-bone="line" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Skeleton>
  );
}
