import { useEffect } from 'react';
import { Button } from '../../components/button';
import { LoadFailed } from '../../components/load-failed';
import { usePageList } from '../../lib/page-list';
import { useLoadMore } from '../../lib/use-load-more';
import { Link } from '../../navigation/navigation';
import { ArticleCard, type ListedArticle } from './article-card';
import { articlesWith } from './article-search';
import { blogContent } from './blog.content';
import classes from './article-search.module.css';

const { found, none, noneHint, showAll, showMore } = blogContent.search;

interface FoundArticlesProps {
  search: string;
  /** Reports to screen readers how many articles were found. */
  onFound: (message: string) => void;
  /** Called when the search is given up. */
  onLeave: () => void;
}

/** The articles that a search finds, newest first. */
export function FoundArticles({ search, onFound, onLeave }: FoundArticlesProps) {
  const { document, variables } = articlesWith(search);
  const { data, nodes, more, retry } = usePageList(document, variables, ({ articles }) => articles);
  const total = data?.articles.totalCount;
  const message = total === undefined ? '' : total.count > 0 ? found(total) : none(search);
  useEffect(() => {
    onFound(message);
    return () => onFound('');
  }, [message, onFound]);
  if (!data) return <LoadFailed message={blogContent.loadFailed} onRetry={retry} />;
  if (nodes.length > 0) return <Found key={search} articles={nodes} onMore={more} message={message} />;
  return (
    <section className={classes.none}>
      <h2>{message}</h2>
      <p>{noneHint}</p>
      <Link to={{ search: '' }} onClick={onLeave}>
        {showAll}
      </Link>
    </section>
  );
}

interface FoundProps {
  articles: ListedArticle[];
  /** Loads the next page; undefined once all articles are loaded. */
  onMore: (() => Promise<void>) | undefined;
  message: string;
}

function Found({ articles, onMore, message }: FoundProps) {
  const { list, load, isLoading, hasFailed } = useLoadMore<HTMLOListElement>(articles.length, onMore);
  return (
    <>
      <p className={classes.count}>{message}</p>
      <ol ref={list} className={classes.list}>
        {articles.map((article) => (
          <li key={article.id} tabIndex={-1}>
            <ArticleCard article={article} isFirst={false} />
          </li>
        ))}
      </ol>
      <div className={classes.more}>
        {hasFailed ? (
          <LoadFailed message={blogContent.loadFailed} onRetry={load} />
        ) : (
          onMore && (
            <Button onClick={load} isBusy={isLoading}>
              {showMore}
            </Button>
          )
        )}
      </div>
    </>
  );
}
