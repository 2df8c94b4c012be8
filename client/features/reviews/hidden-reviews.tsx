import { REVIEWS_SHOWN } from '#common/reviews/limits';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { LoadFailed } from '../../components/load-failed';
import { useHasPermission } from '../../lib/session';
import { useLoadMore } from '../../lib/use-load-more';
import { ReviewCard } from './review-card';
import { reviewsContent } from './reviews.content';
import { useHiddenReviewsQuery, type HiddenReviewsQuery } from './review-moderation.generated';
import { writingContent } from './review-writing.content';
import { ShowReviewButton } from './show-review-button';
import classes from './hidden-reviews.module.css';
import listClasses from './review-list.module.css';

const { hidden: content } = writingContent;

/** Hidden reviews: members see their own, moderators see all of them. */
export function HiddenReviews() {
  const { data, error, refetch, fetchMore } = useHiddenReviewsQuery({ variables: { first: REVIEWS_SHOWN } });
  if (data) return <HiddenList connection={data.hiddenReviews} fetchMore={fetchMore} />;
  return error ? <HiddenReviewsFailed onRetry={() => void refetch().catch(() => undefined)} /> : null;
}

interface HiddenListProps {
  connection: HiddenReviewsQuery['hiddenReviews'];
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
}

function HiddenList({ connection: { edges, pageInfo }, fetchMore }: HiddenListProps) {
  const isModerator = useHasPermission('reviews:moderate');
  const { list, load, isLoading, hasFailed } = useLoadMore<HTMLOListElement>(edges.length, () =>
    fetchMore({ variables: { after: pageInfo.endCursor ?? null } }),
  );
  if (edges.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="hidden-reviews">
      <h2 id="hidden-reviews">{isModerator ? content.all : content.own}</h2>
      <p className={classes.lead}>{isModerator ? content.allLead : content.ownLead}</p>
      <ol ref={list} className={listClasses.list}>
        {edges.map(({ node }) => (
          <li key={node.id} tabIndex={-1}>
            <ReviewCard
              review={node}
              note={<HiddenNote reason={node.hiddenReason ?? ''} />}
              actions={isModerator && <ShowReviewButton review={node} />}
            />
          </li>
        ))}
      </ol>
      {hasFailed && <LoadFailed message={reviewsContent.loadFailed} onRetry={load} />}
      {pageInfo.hasNextPage && !hasFailed && (
        <div className={classes.more}>
          <Button onClick={load} isBusy={isLoading}>
            {reviewsContent.showMore}
          </Button>
        </div>
      )}
    </section>
  );
}

const HiddenReviewsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={classes.part}>
    <LoadFailed message={content.loadFailed} onRetry={onRetry} />
  </div>
);

const HiddenNote = ({ reason }: { reason: string }) => (
  <p className={classes.note}>
    <Badge tone="warning">{content.mark}</Badge> {content.reason(reason)}
  </p>
);
