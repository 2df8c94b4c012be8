import { LoadFailed } from '../../components/load-failed';
import { VisuallyHidden } from '../../components/visually-hidden';
import { usePageAnswer } from '../../lib/page-data';
import { RatingDistribution } from './rating-distribution';
import { ReviewList } from './review-list';
import { addressOf, queryFor, type ReviewSelection } from './review-selection';
import { showMoreReviews } from './load-reviews';
import { reviewsContent } from './reviews.content';
import classes from './review-overview.module.css';

interface ReviewOverviewProps {
  selection: ReviewSelection;
  /** Called when a search is given up. */
  onLeaveSearch: () => void;
}

/** The rating figures and the list of reviews. */
export function ReviewOverview({ selection, onLeaveSearch }: ReviewOverviewProps) {
  const { document, variables } = queryFor(selection);
  const { data, retry } = usePageAnswer(document, variables);
  if (!data) return <LoadFailed message={reviewsContent.loadFailed} onRetry={retry} />;
  const { reviews, reviewSummary: summary } = data;
  const ofRating = summary.ratings.find(({ rating }) => rating === selection.rating)?.count;
  const total = reviews.totalCount ?? { count: ofRating ?? summary.count, precision: 'EXACT' };
  if (summary.average === null) return <p className={classes.empty}>{reviewsContent.empty}</p>;
  return (
    <div className={classes.overview}>
      <RatingDistribution summary={summary} average={summary.average} selection={selection} />
      <ReviewList
        // A new selection gets a new list, which starts at its top.
        key={addressOf(selection)}
        reviews={reviews.edges.map(({ node }) => node)}
        total={total}
        selection={selection}
        onMore={reviews.pageInfo.hasNextPage ? () => showMoreReviews(selection, data) : undefined}
        onLeaveSearch={onLeaveSearch}
      />
      <VisuallyHidden>
        <span role="status">{reviewsContent.shown(reviews.edges.length, total)}</span>
      </VisuallyHidden>
    </div>
  );
}
