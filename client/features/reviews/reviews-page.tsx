import { Suspense } from 'react';
import { For } from '../../components/for';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { paths, withNext } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { AddReview } from './add-review';
import { MemberPart } from './member-part';
import { ReviewOverview } from './review-overview';
import { ReviewTools } from './review-tools';
import { ReviewsSkeleton } from './reviews-skeleton';
import { reviewsContent } from './reviews.content';
import { useChosenRating } from './chosen-rating';
import classes from './reviews-page.module.css';

const { title, headline, lead, rules, description, signIn } = reviewsContent;

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
        <Suspense fallback={<ReviewsSkeleton />}>
          <ReviewOverview rating={rating} />
        </Suspense>
      </PageFrame>
    </ReviewTools>
  );
}

const SignInToAdd = () => (
  <For as="p" audience="guests" className={classes.signIn}>
    <Link to={withNext(paths.login, paths.review)}>{signIn}</Link>
  </For>
);
