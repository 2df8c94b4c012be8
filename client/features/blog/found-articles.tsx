import { useEffect } from 'react';
import { Button } from '../../components/button';
import { LoadFailed } from '../../components/load-failed';
import { usePageAnswer } from '../../lib/page-data';
import { useLoadMore } from '../../lib/use-load-more';
import { Link } from '../../navigation/navigation';
import { ArticleCard } from './article-card';
import { articlesWith, showMoreArticles } from './article-search';
import type { ArticleSearchQuery } from './article-search.page.generated';
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
  const { data, retry } = usePageAnswer(document, variables);
  const total = data?.articles.totalCount;
  const message = total === undefined ? '' : total.count > 0 ? found(total) : none(search);
  useEffect(() => {
    onFound(message);
    return () => onFound('');
  }, [message, onFound]);
  if (!data) return <LoadFailed message={blogContent.loadFailed} onRetry={retry} />;
  if (data.articles.nodes.length > 0)
    return <Found key={search} search={search} data={data} message={message} />;
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
  search: string;
  data: ArticleSearchQuery;
  message: string;
}

function Found({ search, data, message }: FoundProps) {
  const { nodes, pageInfo } = data.articles;
  const onMore = pageInfo.hasNextPage ? () => showMoreArticles(search, data) : undefined;
  const { list, load, isLoading, hasFailed } = useLoadMore<HTMLOListElement>(nodes.length, onMore);
  return (
    <>
      <p className={classes.count}>{message}</p>
      <ol ref={list} className={classes.list}>
        {nodes.map((article) => (
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
