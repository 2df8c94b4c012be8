import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { Skeleton } from '../../components/skeleton';
import { paths } from '../../lib/paths';
import { ArticleList } from './article-list';
import { blogContent } from './blog.content';
import cardClasses from './article-card.module.css';
import classes from './article-list.module.css';

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

const CARDS = 7;

/** Placeholder for one large and six small cards. */
function ArticleListSkeleton() {
  return (
    <Skeleton>
      <ol className={classes.list}>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <div className={cardClasses.card} data-first={index === 0 || undefined}>
              <div className={cardClasses.frame} data-bone />
              <div className={cardClasses.text}>
                <span data-bone="line" />
                <span data-bone="title" />
                <span data-bone="line" />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Skeleton>
  );
}
