import { startTransition, useEffect, useRef } from 'react';
import { JsonLd } from '../../components/json-ld';
import { useAttemptKey } from '../../lib/attempt-key';
import { usePageState } from '../../lib/page-state';
import { ArticleCard } from './article-card';
import { blogThing } from './article-things';
import { useBlogSuspenseQuery } from './blog.generated';
import { blogContent } from './blog.content';
import { NewSetLine } from './new-set-line';
import { useNewSet } from './use-new-set';
import classes from './article-list.module.css';

interface ArticleListProps {
  /** Id of the article whose card is scrolled into view and focused. */
  openAt: string | undefined;
}

export function ArticleList({ openAt }: ArticleListProps) {
  const { data, refetch } = useBlogSuspenseQuery({ queryKey: useAttemptKey() });
  const { articles } = data.articleRotation;
  const { publicUrl } = usePageState();
  const newSet = useNewSet(data.articleRotation);
  const openCard = useScrollIntoView(openAt);
  // The transition keeps the current cards until the new ones have loaded. The boundary shows errors.
  const showNewSet = () => startTransition(() => void refetch().catch(() => undefined));

  if (articles.length === 0) return <NoArticles />;
  return (
    <>
      <JsonLd graph={[blogThing(articles, publicUrl)]} />
      {newSet && <NewSetLine newCount={newSet.newCount} onShow={showNewSet} />}
      <ol className={classes.list}>
        {articles.map((article, index) => (
          <li key={article.id} ref={article.id === openAt ? openCard : undefined}>
            <ArticleCard article={article} isFirst={index === 0} />
          </li>
        ))}
      </ol>
    </>
  );
}

function useScrollIntoView(openAt: string | undefined) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [openAt]);
  return card;
}

const NoArticles = () => (
  <section className={classes.empty}>
    <h2>{blogContent.empty}</h2>
    <p>{blogContent.emptyHint}</p>
  </section>
);
