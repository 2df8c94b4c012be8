import { Skeleton } from '../../components/skeleton';
import { blogContent } from './blog.content';
import { ArticleFallbackHead } from './article-fallback-head';
import classes from './article-body.module.css';

const LINES = 8;

export function ArticleSkeleton({ id }: { id: string }) {
  return (
    <div className={classes.article}>
      <ArticleFallbackHead id={id} title={blogContent.loading} />
      <h1 className={classes.loading} tabIndex={-1}>
        {blogContent.loading}
      </h1>
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
