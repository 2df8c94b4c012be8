import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { reviewMessages } from '#common/reviews/messages';
import { AGGREGATE_COST, cost } from '../../graphql/query-cost';
import type { Context } from '../../graphql/context';
import { PageArgs, toConnection } from '../../graphql/connection';
import { Public, Requires, UnauthenticatedMessage } from '../../graphql/access-decorators';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { Review } from './review.entity';
import { ReviewQuotesArgs, ReviewsArgs } from './review-list.input';
import { CreateReviewInput, DeleteReviewInput, UpdateReviewInput } from './review.input';
import { CreateReviewPayload, DeleteReviewPayload, UpdateReviewPayload } from './review.payload';
import { ReviewConnection, ReviewSummary } from './review.type';

const OF_THE_REVIEW = { description: 'Id of the review.' };

@Resolver()
export class ReviewResolver {
  @Public()
  @Query(() => ReviewConnection, {
    description: 'All visible reviews, newest first unless another order is given.',
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  async reviews(
    @Args(() => ReviewsArgs) { filter, orderBy, ...page }: ReviewsArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.reviews.list({ ...filter, orderBy }, request));
  }

  @Public()
  @Query(() => Review, {
    nullable: true,
    description:
      'The review with this id, or null if there is none that the current user may read. Hidden ones are only for their author and for moderators (`reviews:moderate`).',
    complexity: cost({ statements: 1 }),
  })
  async review(@Arg('id', () => ID, OF_THE_REVIEW) id: string, @Ctx() context: Context) {
    return context.services.reviews.find(await actorIfAny(context), id);
  }

  @Public()
  @Query(() => [Review], {
    description: 'Recent short reviews with four or more stars, for quoting, newest first.',
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  reviewQuotes(@Args(() => ReviewQuotesArgs) { first }: ReviewQuotesArgs, @Ctx() { services }: Context) {
    return services.reviews.quotes(first);
  }

  @Public()
  @Query(() => ReviewSummary, {
    description: 'Number, average and distribution of the ratings.',
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
  @Mutation(() => CreateReviewPayload, { description: 'Adds a review by the current user.' })
  async createReview(
    @Arg('input', () => CreateReviewInput) input: CreateReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.add(actor, input);
    return { message: reviewMessages.reviewSaved, review };
  }

  @UnauthenticatedMessage(reviewMessages.logInToReview)
  @Mutation(() => UpdateReviewPayload, { description: 'Edits a review of the current user.' })
  async updateReview(
    @Arg('input', () => UpdateReviewInput) { id, ...changes }: UpdateReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.edit(actor, id, changes);
    return { message: reviewMessages.reviewSaved, review };
  }

  @Mutation(() => DeleteReviewPayload, {
    description:
      'Deletes a review. Authors may delete their own; others need the permission `reviews:delete-any`.',
  })
  async deleteReview(
    @Arg('input', () => DeleteReviewInput) { id }: DeleteReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.remove(actor, id);
    return { message: reviewMessages.reviewDeleted, deletedReviewId: review.id };
  }
}
