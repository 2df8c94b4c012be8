import { useEffect, useState } from 'react';
import { ARTICLE_NOT_FOUND_AFTER_MS } from '#common/articles/limits';
import { paths } from '#common/paths';
import { Link } from '../../navigation/navigation';
import { blogContent } from './blog.content';
import { ArticleFallbackHead } from './article-fallback-head';
import classes from './missing-article.module.css';

/** Page for an unknown id: shows "Loading..." first, which is documented behaviour, and "not found" after a delay. */
export function MissingArticle({ id }: { id: string }) {
  const hasGivenUp = useHasElapsed(ARTICLE_NOT_FOUND_AFTER_MS);
  return (
    <section className={classes.missing}>
      <ArticleFallbackHead id={id} title={blogContent.title} />
      <div role="status">{hasGivenUp ? <NotFound /> : <h1 tabIndex={-1}>{blogContent.loading}</h1>}</div>
    </section>
  );
}

const NotFound = () => (
  <>
    <h1 tabIndex={-1}>{blogContent.articleMissing}</h1>
    <p>{blogContent.articleMissingHint}</p>
    <p>
      <Link to={paths.blog}>{blogContent.back}</Link>
    </p>
  </>
);

function useHasElapsed(delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
