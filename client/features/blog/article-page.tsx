import { IconArrowLeft } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#common/paths';
import { JsonLd } from '../../components/json-ld';
import { LoadFailed } from '../../components/load-failed';
import { PageHead } from '../../components/page-head';
import { usePageState } from '../../lib/page-state';
import { useMinimumLoading } from '../../lib/use-minimum-loading';
import { Link } from '../../navigation/navigation';
import { ArticleBody } from './article-body';
import { ArticleFallbackHead } from './article-fallback-head';
import { articleBreadcrumbs, articleThing } from './article-json-ld';
import { ArticleNeighbours } from './article-neighbours';
import { ArticleSkeleton } from './article-skeleton';
import { useArticleQuery, type ArticleQuery } from './blog.generated';
import { blogContent } from './blog.content';
import { MissingArticle } from './missing-article';
import classes from './article-page.module.css';

/** One article, with links back to the list and to the previous and next article. */
export function Page() {
  const { articleId = '' } = useParams();
  return (
    <div className={classes.page}>
      <BackToBlog />
      <Article key={articleId} id={articleId} />
    </div>
  );
}

function Article({ id }: { id: string }) {
  // Often prefetched a moment ago.
  const { data, loading, refetch } = useArticleQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  const showsLoading = useMinimumLoading(loading);
  if (showsLoading) return <ArticleSkeleton id={id} />;
  if (data) return <LoadedArticle id={id} data={data} />;
  return <FailedArticle id={id} onRetry={() => void refetch().catch(() => undefined)} />;
}

function LoadedArticle({ id, data: { article, articleRotation } }: { id: string; data: ArticleQuery }) {
  const { publicUrl } = usePageState();
  if (!article) return <MissingArticle id={id} />;
  return (
    <>
      <PageHead title={article.title} description={article.description} path={paths.article(article.id)} />
      <JsonLd
        graph={[
          articleThing({ ...article, thumbnailUrl: article.coverUrl }, publicUrl),
          articleBreadcrumbs(article, publicUrl),
        ]}
      />
      <ArticleBody article={article} />
      <ArticleNeighbours id={article.id} articles={articleRotation.articles} />
    </>
  );
}

function FailedArticle({ id, onRetry }: { id: string; onRetry: () => void }) {
  return (
    <>
      <ArticleFallbackHead id={id} title={blogContent.articleFailedTitle} />
      <h1 className={classes.failed} tabIndex={-1}>
        {blogContent.articleFailedTitle}
      </h1>
      <LoadFailed message={blogContent.articleFailed} onRetry={onRetry} />
    </>
  );
}

/** Link to the list. Visitors who came from there go back in the history, which restores the scroll position. */
function BackToBlog() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { fromBlog?: boolean } | null };
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!state?.fromBlog || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={classes.back} to={paths.blog} onClick={goBack}>
      <IconArrowLeft aria-hidden="true" size={20} stroke={1.75} />
      {blogContent.back}
    </Link>
  );
}
