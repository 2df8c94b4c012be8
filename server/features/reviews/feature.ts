import type { Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { ReviewModerationResolver } from './review-moderation.resolver';
import { HiddenReviewsResolver, ReviewAuthorResolver } from './review-author.resolver';
import { repairReviews } from './review-repair';
import { Review } from './review.entity';
import * as rateLimits from './review.rate-limits';
import { ReviewResolver } from './review.resolver';
import { reviewRoutes } from './review.routes';
import { STUDIO_TABLES } from './studio-tables';

export const reviews: Feature = {
  entities: [Review],
  resolvers: [ReviewResolver, ReviewAuthorResolver, HiddenReviewsResolver, ReviewModerationResolver],
  routes: reviewRoutes,
  rateLimits: Object.values(rateLimits),
  summaries: { reviews: repairReviews },
  memberTables: {
    reviews: {
      read: `select name, name_form, comment, rating, is_from_visitor, has_visited, created_at, updated_at, hidden_at, hidden_reason, answer, answered_at
        from reviews where user_id = $1 order by created_at, id`,
    },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
