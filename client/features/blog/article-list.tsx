import { startTransition, useEffect, useRef } from 'react';
import { JsonLd } from '../../components/json-ld';
import { LoadFailed } from '../../components/load-failed';
import { usePageAnswer } from '../../lib/page-data';
import { usePageState } from '../../lib/page-state';
import { ArticleCard } from './article-card';
import { blogThing } from './article-json-ld';
import { blogContent } from './blog.content';
import { BlogDocument, type BlogQuery } from './blog.page.generated';
import { useNewArticles } from './use-new-articles';
import classes from './article-list.module.css';

interface ArticleListProps {
  /** Id of the article whose card is scrolled into view and focused. */
  openAt: string | undefined;
}

export function ArticleList({ openAt }: ArticleListProps) {
  const { data, retry } = usePageAnswer(BlogDocument);
  if (!data) return <LoadFailed message={blogContent.loadFailed} onRetry={retry} />;
  // The transition keeps the current cards until the new ones have loaded.
  return (
    <Articles rotation={data.articleRotation} openAt={openAt} onRefresh={() => startTransition(retry)} />
  );
}

interface ArticlesProps extends ArticleListProps {
  rotation: BlogQuery['articleRotation'];
  onRefresh: () => void;
}

function Articles({ rotation, openAt, onRefresh }: ArticlesProps) {
  const { articles } = rotation;
  const { publicUrl } = usePageState();
  const newArticles = useNewArticles(rotation);
  const openCard = useScrollIntoView(openAt);
  if (articles.length === 0) return <NoArticles />;
  return (
    <>
      <JsonLd graph={import.meta.env.SSR ? [blogThing(articles, publicUrl)] : undefined} />
      {newArticles && <NewArticlesNotice count={newArticles.count} onShow={onRefresh} />}
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

interface NewArticlesNoticeProps {
  count: number;
  onShow: () => void;
}

function NewArticlesNotice({ count, onShow }: NewArticlesNoticeProps) {
  return (
    <p className={classes.newArticles} role="status">
      {blogContent.newer(count)}{' '}
      <button type="button" onClick={onShow}>
        {blogContent.show}
      </button>
    </p>
  );
}
