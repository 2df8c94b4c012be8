import { Skeleton } from '../../components/skeleton';
import classes from './article-list.module.css';
import cardClasses from './article-card.module.css';

const CARDS = 7;

/** Placeholder for one large and six small cards. */
export function ArticleListSkeleton() {
  return (
    <Skeleton>
      <ol className={classes.list}>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <div className={cardClasses.card} data-first={index === 0 || undefined}>
              <div className={cardClasses.frame} data-bone />
              <div className={cardClasses.text}>
                <span data-bone="line" />
                <span data-bone="title" />
                <span data-bone="line" />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Skeleton>
  );
}
