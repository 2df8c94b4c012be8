import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { paths } from '../../lib/paths';
import { ArticleList } from './article-list';
import { ArticleListSkeleton } from './article-list-skeleton';
import { blogContent } from './blog.content';

/** The twelve articles of the current period; an id in the URL scrolls to the card of that article. */
export function Page() {
  const { articleId } = useParams();
  return (
    <PageFrame>
      <PageHead title={blogContent.title} description={blogContent.description} path={paths.blog} />
      <PageIntro headline={blogContent.headline} lead={blogContent.lead} isSpacious />
      <Suspense fallback={<ArticleListSkeleton />}>
        <ArticleList openAt={articleId} />
      </Suspense>
    </PageFrame>
  );
}
