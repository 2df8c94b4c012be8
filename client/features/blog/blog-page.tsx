import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#common/paths';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { Skeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useSearchText } from '../../components/search-field';
import { ArticleList } from './article-list';
import { articleSearchIn, normaliseArticleSearch } from './article-search';
import { ArticleSearchForm } from './article-search-form';
import { blogContent } from './blog.content';
import { FoundArticles } from './found-articles';
import cardClasses from './article-card.module.css';
import classes from './article-list.module.css';

/**
 * The twelve articles of the current period, or those that a search finds. An id in the URL scrolls to the card of that
 * article.
 */
export function Page() {
  const { articleId } = useParams();
  const { search, searchText } = useArticleSearch();
  const [message, setMessage] = useState('');
  return (
    <PageFrame>
      <PageHead title={blogContent.title} description={blogContent.description} path={paths.blog} />
      <PageIntro headline={blogContent.headline} lead={blogContent.lead} isSpacious />
      <ArticleSearchForm {...searchText} />
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      <Suspense fallback={<ArticleListSkeleton />}>
        {search ? (
          <FoundArticles
            search={search}
            onFound={setMessage}
            onLeave={() => searchText.input.current?.focus()}
          />
        ) : (
          <ArticleList openAt={articleId} />
        )}
      </Suspense>
    </PageFrame>
  );
}

function useArticleSearch() {
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const search = articleSearchIn(parameters);
  const searchText = useSearchText({
    inUrl: search,
    normalise: normaliseArticleSearch,
    write: (text) =>
      void navigate(
        { search: new URLSearchParams(text && { search: text }).toString() },
        { replace: true, state },
      ),
  });
  return { search, searchText };
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
