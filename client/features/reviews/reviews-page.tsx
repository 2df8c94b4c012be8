import { Suspense, useContext } from 'react';
import { paths, withNext } from '#common/paths';
import { ActionButton } from '../../components/action-button';
import { ErrorBoundary } from '../../components/error-boundary';
import { For } from '../../components/for';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { Skeleton } from '../../components/skeleton';
import { lazyWithData } from '../../lib/load-with-data';
import { useSession } from '../../lib/session';
import { Link } from '../../navigation/navigation';
import { ReviewOverview } from './review-overview';
import { ReviewTasks } from './review-tasks';
import { ReviewTasksContext } from './review-tasks-context';
import { reviewsContent } from './reviews.content';
import { useChosenRating } from './rating-filter';
import cardClasses from './review-card.module.css';
import listClasses from './review-list.module.css';
import classes from './reviews-page.module.css';

const MemberReviews = lazyWithData(async () => (await import('./member-reviews')).MemberReviews);

const { title, headline, lead, rules, description, signIn } = reviewsContent;

/** Reviews of the studio: rating figures and the reviews themselves. */
export function Page() {
  const rating = useChosenRating();
  return (
    <ReviewTasks>
      <PageFrame>
        <PageHead title={title} description={description()} path={paths.review} />
        <PageIntro
          headline={headline}
          lead={
            <>
              {lead} <Link to={{ pathname: paths.terms, hash: 'reviews' }}>{rules}</Link>
            </>
          }
          isSpacious
        >
          <SignInToAdd />
          <AddReview />
        </PageIntro>
        <Suspense fallback={<ReviewsSkeleton />}>
          <ReviewOverview rating={rating}>
            <MemberPart />
          </ReviewOverview>
        </Suspense>
      </PageFrame>
    </ReviewTasks>
  );
}

const SignInToAdd = () => (
  <For as="p" audience="guests" className={classes.signIn}>
    <Link to={withNext(paths.login, paths.review)}>{signIn}</Link>
  </For>
);

function AddReview() {
  const { begin } = useContext(ReviewTasksContext);
  return (
    <For audience="members" className={classes.add}>
      <ActionButton onClick={() => begin({ kind: 'add' })}>{reviewsContent.add}</ActionButton>
    </For>
  );
}

/** The part of the page for signed-in users; its code is loaded for them only. */
function MemberPart() {
  if (useSession() !== 'signed-in') return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <MemberReviews />
      </Suspense>
    </ErrorBoundary>
  );
}

const CARDS = 4;

function ReviewsSkeleton() {
  return (
    <Skeleton>
      <ol className={listClasses.list}>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <div className={cardClasses.card}>
              <span data-bone="line" />
              <span data-bone="title" />
              <span data-bone="title" />
              <span data-bone="title" />
            </div>
          </li>
        ))}
      </ol>
    </Skeleton>
  );
}
