import { Skeleton } from '../../components/skeleton';
import { blogContent } from './blog.content';
import classes from './article-body.module.css';

const LINES = 8;

export function ArticleSkeleton() {
  return (
    <div className={classes.article}>
      <p className={classes.loading}>{blogContent.loading}</p>
      <Skeleton>
        <div className={classes.header}>
          <span data-bone="title" />
          <span data-bone="line" />
        </div>
        <div className={classes.picture} data-bone />
        <div className={classes.text}>
          {Array.from({ length: LINES }, (_, index) => (
            <span key={index} data-bone="title" />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
