import type { Feature } from '../feature';
import { ReviewModerationResolver } from './review-moderation.resolver';
import { HiddenReviewsResolver, ReviewAuthorResolver } from './review-author.resolver';
import { Review } from './review.entity';
import * as rateLimits from './review.rate-limits';
import { ReviewResolver } from './review.resolver';
import { reviewRoutes } from './review.routes';

export const reviews: Feature = {
  entities: [Review],
  resolvers: [ReviewResolver, ReviewAuthorResolver, HiddenReviewsResolver, ReviewModerationResolver],
  routes: reviewRoutes,
  rateLimits: Object.values(rateLimits),
  memberTables: {
    reviews: {
      read: `select name, comment, rating, is_from_visitor, created_at, updated_at, hidden_at, hidden_reason, answer, answered_at
        from reviews where user_id = $1 order by created_at`,
    },
  },
};
