import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ARTICLE_NOT_FOUND_AFTER_MS } from '#common/limits';
import { paths } from '../../lib/paths';
import { blogContent } from './blog.content';
import { UnreadArticleHead } from './unread-article-head';
import classes from './missing-article.module.css';

/** An unknown id: says "Loading..." as specified (4), and after a while what is the matter. */
export function MissingArticle({ id }: { id: string }) {
  const isGivenUp = useAfter(ARTICLE_NOT_FOUND_AFTER_MS);
  return (
    <section className={classes.missing}>
      <UnreadArticleHead id={id} title={blogContent.title} />
      <div role="status">{isGivenUp ? <NotFound /> : <h1 tabIndex={-1}>{blogContent.loading}</h1>}</div>
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

function useAfter(delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
