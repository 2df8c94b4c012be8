import { useParams } from 'react-router-dom';
import { DataBoundary } from '../../components/data-boundary';
import { LoadFailed } from '../../components/load-failed';
import { PageHead } from '../../components/page-head';
import { paths } from '../../lib/paths';
import { ArticleList } from './article-list';
import { ArticleListSkeleton } from './article-list-skeleton';
import { blogContent } from './blog.content';
import classes from './blog-page.module.css';

/** The twelve articles of the current period; an id in the address opens the list at that article's card. */
export function Page() {
  const { articleId } = useParams();
  return (
    <div className={classes.page}>
      <PageHead title={blogContent.title} description={blogContent.description} path={paths.blog} />
      <header className={classes.intro}>
        <h1 tabIndex={-1}>{blogContent.headline}</h1>
        <p>{blogContent.lead}</p>
      </header>
      <DataBoundary
        loading={<ArticleListSkeleton />}
        failed={(retry) => <LoadFailed message={blogContent.loadFailed} onRetry={retry} />}
      >
        <ArticleList openAt={articleId} />
      </DataBoundary>
    </div>
  );
}
