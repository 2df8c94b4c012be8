import { useParams } from 'react-router-dom';
import { DataBoundary, useAttemptKey } from '../../components/data-boundary';
import { JsonLd } from '../../components/json-ld';
import { LoadFailed } from '../../components/load-failed';
import { PageHead } from '../../components/page-head';
import { usePageState } from '../../lib/page-state';
import { paths } from '../../lib/paths';
import { ArticleBody } from './article-body';
import { ArticleNeighbours } from './article-neighbours';
import { ArticleSkeleton } from './article-skeleton';
import { articleThing, articleBreadcrumbs } from './article-things';
import { BackToBlog } from './back-to-blog';
import { useArticleSuspenseQuery } from './blog.generated';
import { blogContent } from './blog.content';
import { MissingArticle } from './missing-article';
import { UnreadArticleHead } from './unread-article-head';
import classes from './article-page.module.css';

/** One article, with links back to the list and to the previous and next article. */
export function Page() {
  const { articleId = '' } = useParams();
  return (
    <div className={classes.page}>
      <BackToBlog />
      <DataBoundary
        key={articleId}
        loading={<ArticleSkeleton id={articleId} />}
        failed={(retry) => <FailedArticle id={articleId} onRetry={retry} />}
      >
        <LoadedArticle id={articleId} />
      </DataBoundary>
    </div>
  );
}

function LoadedArticle({ id }: { id: string }) {
  const { data } = useArticleSuspenseQuery({ variables: { id }, queryKey: useAttemptKey() });
  const { publicUrl } = usePageState();
  const { article, articleRotation } = data;
  if (!article) return <MissingArticle id={id} />;
  return (
    <>
      <PageHead title={article.title} description={article.description} path={paths.article(article.id)} />
      <JsonLd
        graph={[
          articleThing({ ...article, imageUrl: article.bigImageUrl }, publicUrl),
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
      <UnreadArticleHead id={id} title={blogContent.articleFailedTitle} />
      <h1 className={classes.failed} tabIndex={-1}>
        {blogContent.articleFailedTitle}
      </h1>
      <LoadFailed message={blogContent.articleFailed} onRetry={onRetry} />
    </>
  );
}
