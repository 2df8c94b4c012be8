import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { REVIEW_QUOTE_LENGTH_MAX, REVIEW_QUOTE_RATING_MIN } from '#common/reviews/limits';
import { reviewMessages } from '#common/reviews/messages';
import { AGGREGATE_COST, cost, searchableListCost } from '../../graphql/query-cost';
import type { Context } from '../../graphql/context';
import { PageArgs, toConnection } from '../../graphql/connection';
import {
  ChangesContent,
  Public,
  PublicContent,
  Requires,
  UnauthenticatedMessage,
} from '../../graphql/access-decorators';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { Review } from './review.entity';
import { ReviewQuotesArgs, ReviewsArgs } from './review-list.input';
import { CreateReviewInput, DeleteReviewInput, UpdateReviewInput } from './review.input';
import { CreateReviewPayload, DeleteReviewPayload, UpdateReviewPayload } from './review.payload';
import { ReviewConnection, ReviewSummary } from './review.type';

const VISIBLE_REVIEWS = {
  description: 'Visible reviews, newest first by default.',
  complexity: searchableListCost,
};

const DELETE_REVIEW =
  'Deletes a review. Authors may delete their own; others need the permission `reviews:delete-any`.';

@Resolver()
export class ReviewResolver {
  @PublicContent()
  @Query(() => ReviewConnection, VISIBLE_REVIEWS)
  async reviews(
    @Args(() => ReviewsArgs) { filter, orderBy, ...page }: ReviewsArgs,
    @Ctx() { services, limits, answer }: Context,
  ) {
    answer.isForSearch ||= Boolean(filter?.search);
    const found = await services.reviews.list({ ...filter, orderBy }, { ...page, sizeMax: limits.pageSize });
    return toConnection(found);
  }

  @Public()
  @Query(() => Review, {
    nullable: true,
    description:
      'Review with this id; null if there is none, or if it is hidden from the client: only its author and moderators (`reviews:moderate`) may read a hidden one.',
    complexity: cost({ statements: 1 }),
  })
  async review(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return context.services.reviews.find(await actorIfAny(context), id);
  }

  @PublicContent()
  @Query(() => [Review], {
    description: `Visible reviews for quoting, by members with a visit, with at least ${REVIEW_QUOTE_RATING_MIN} stars and at most ${REVIEW_QUOTE_LENGTH_MAX} characters, newest first.`,
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  reviewQuotes(@Args(() => ReviewQuotesArgs) { first }: ReviewQuotesArgs, @Ctx() { services }: Context) {
    return services.reviews.quotes(first);
  }

  @PublicContent()
  @Query(() => ReviewSummary, {
    description: 'Number, average and distribution of the ratings of all visible reviews.',
    complexity: AGGREGATE_COST,
  })
  reviewSummary(@Ctx() { services }: Context) {
    return services.reviews.summary();
  }

  @Requires('reviews:moderate')
  @Query(() => ReviewConnection, {
    description: 'Hidden reviews of all authors, most recently hidden first.',
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  async hiddenReviews(@Args(() => PageArgs) page: PageArgs, @Ctx() { services, limits }: Context) {
    return toConnection(await services.reviews.hidden({ ...page, sizeMax: limits.pageSize }));
  }

  @UnauthenticatedMessage(reviewMessages.logInToReview)
  @ChangesContent()
  @Mutation(() => CreateReviewPayload, { description: 'Creates a review by the current user.' })
  async createReview(
    @Arg('input', () => CreateReviewInput) input: CreateReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.add(actor, input);
    return { message: reviewMessages.reviewSaved, review };
  }

  @UnauthenticatedMessage(reviewMessages.logInToReview)
  @ChangesContent()
  @Mutation(() => UpdateReviewPayload, { description: 'Updates a review by the current user.' })
  async updateReview(
    @Arg('input', () => UpdateReviewInput) { id, ...changes }: UpdateReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.edit(actor, id, changes);
    return { message: reviewMessages.reviewSaved, review };
  }

  @ChangesContent()
  @Mutation(() => DeleteReviewPayload, { description: DELETE_REVIEW })
  async deleteReview(
    @Arg('input', () => DeleteReviewInput) { id }: DeleteReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.remove(actor, id);
    return { message: reviewMessages.reviewDeleted, deletedReviewId: review.id };
  }
}
