import { Link } from 'react-router-dom';
import { DataBoundary } from '../../components/data-boundary';
import { For } from '../../components/for';
import { LoadFailed } from '../../components/load-failed';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { paths, withNext } from '../../lib/paths';
import { AddReview } from './add-review';
import { MemberPart } from './member-part';
import { ReviewOverview } from './review-overview';
import { ReviewTools } from './review-tools';
import { ReviewsSkeleton } from './reviews-skeleton';
import { reviewsContent } from './reviews.content';
import { useChosenRating } from './chosen-rating';
import classes from './reviews-page.module.css';

const { title, headline, lead, rules, description, signIn, loadFailed } = reviewsContent;

/** Reviews of the studio: rating figures and the reviews themselves. */
export function Page() {
  const rating = useChosenRating();
  return (
    <ReviewTools>
      <PageFrame>
        <PageHead title={title} description={description} path={paths.review} />
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
        <MemberPart />
        <DataBoundary
          loading={<ReviewsSkeleton />}
          failed={(retry) => <LoadFailed message={loadFailed} onRetry={retry} />}
        >
          <ReviewOverview rating={rating} />
        </DataBoundary>
      </PageFrame>
    </ReviewTools>
  );
}

const SignInToAdd = () => (
  <For as="p" audience="guests" className={classes.signIn}>
    <Link to={withNext(paths.login, paths.review)}>{signIn}</Link>
  </For>
);
