import { REVIEWS_SHOWN } from '#common/reviews/limits';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { LoadFailed } from '../../components/load-failed';
import { useHasPermission } from '../../lib/permissions';
import { useLoadMore } from '../../lib/use-load-more';
import { ReviewCard } from './review-card';
import { reviewsContent } from './reviews.content';
import {
  useHiddenReviewsQuery,
  useOwnHiddenReviewsQuery,
  type HiddenReviewsQuery,
} from './review-moderation.generated';
import { writingContent } from './review-writing.content';
import { UnhideReviewButton } from './unhide-review-button';
import classes from './hidden-reviews.module.css';
import listClasses from './review-list.module.css';

const { hidden: content } = writingContent;

/** Hidden reviews: members see their own, moderators see all of them. */
export const HiddenReviews = () =>
  useHasPermission('reviews:moderate') ? <AllHiddenReviews /> : <OwnHiddenReviews />;

const variables = { first: REVIEWS_SHOWN };

function AllHiddenReviews() {
  const { data, ...query } = useHiddenReviewsQuery({ variables });
  return <HiddenPart connection={data?.hiddenReviews} query={query} />;
}

function OwnHiddenReviews() {
  const { data, ...query } = useOwnHiddenReviewsQuery({ variables });
  return <HiddenPart connection={data?.me.user.hiddenReviews} query={query} />;
}

interface HiddenPartProps {
  connection: HiddenConnection | undefined;
  query: { error?: unknown; refetch: () => Promise<unknown>; fetchMore: FetchMore };
}

type HiddenConnection = HiddenReviewsQuery['hiddenReviews'];
type FetchMore = (options: { variables: { after: string | null } }) => Promise<unknown>;

function HiddenPart({ connection, query: { error, refetch, fetchMore } }: HiddenPartProps) {
  if (connection) return <HiddenList connection={connection} fetchMore={fetchMore} />;
  return error ? <HiddenReviewsFailed onRetry={() => void refetch().catch(() => undefined)} /> : null;
}

interface HiddenListProps {
  connection: HiddenConnection;
  fetchMore: FetchMore;
}

function HiddenList({ connection: { edges, pageInfo }, fetchMore }: HiddenListProps) {
  const isModerator = useHasPermission('reviews:moderate');
  // A review that has been shown again since is still in the cached list.
  const hidden = edges.filter(({ node }) => node.hiddenAt !== null);
  const { list, load, isLoading, hasFailed } = useLoadMore<HTMLOListElement>(hidden.length, () =>
    fetchMore({ variables: { after: pageInfo.endCursor ?? null } }),
  );
  if (hidden.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="hidden-reviews">
      <h2 id="hidden-reviews">{isModerator ? content.all : content.own}</h2>
      <p className={classes.lead}>{isModerator ? content.allLead : content.ownLead}</p>
      <ol ref={list} className={listClasses.list}>
        {hidden.map(({ node }) => (
          <li key={node.id} tabIndex={-1}>
            <ReviewCard
              review={node}
              note={<HiddenNote reason={node.hiddenReason ?? ''} />}
              actions={isModerator && <UnhideReviewButton review={node} />}
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
