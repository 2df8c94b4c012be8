import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { TRAINING_HERE_DAYS } from '#common/reviews/limits';
import { reviewMessages } from '#common/reviews/messages';
import { AGGREGATE_COST, cost } from '../../graphql/query-cost';
import type { Context } from '../../graphql/context';
import { PageArgs, toConnection } from '../../graphql/connection';
import { Message } from '../../graphql/message.type';
import { Public, UnauthenticatedMessage } from '../../graphql/access-decorators';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { Review } from './review.entity';
import { recentVisitors } from './review.loaders';
import { ReviewInput, UpdateReviewArgs } from './review.input';
import { ChangedReview, ReviewConnection, ReviewSummary } from './review.type';

@Resolver(() => Review)
export class ReviewResolver {
  @Public()
  @Query(() => ReviewConnection, {
    description: 'Reviews by members, newest first, optionally only those with `rating` stars.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async reviews(
    @Arg('rating', () => Int, { nullable: true }) rating: number | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.reviews.list({ rating }, { ...page, sizeMax: limits.pageSize }));
  }

  @Public()
  @Query(() => Review, {
    nullable: true,
    description:
      'The review with this id, or null if there is none that the caller may read. Hidden ones are only for their author and for moderators (`reviews:moderate`).',
    complexity: cost({ statements: 3 }),
  })
  async review(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return context.services.reviews.find(await actorIfAny(context), id);
  }

  @Public()
  @Query(() => [Review], {
    description: 'Recent short reviews with four or more stars, for quoting, newest first.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  reviewQuotes(@Arg('first', () => Int, { defaultValue: 2 }) first: number, @Ctx() { services }: Context) {
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

  @FieldResolver(() => Boolean, {
    description: `Whether the author has visited the studio in the last ${TRAINING_HERE_DAYS} days.`,
  })
  async isTrainingHere(@Root() { userId }: Review, @Ctx() { load }: Context) {
    return (await load(recentVisitors, userId)) ?? false;
  }

  @Query(() => ReviewConnection, {
    description:
      'Hidden reviews, most recently hidden first. Members see their own; with the permission `reviews:moderate`, all.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async hiddenReviews(
    @Args(() => PageArgs) page: PageArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.reviews.hidden(actor, { ...page, sizeMax: limits.pageSize }));
  }

  @UnauthenticatedMessage(reviewMessages.logInToReview)
  @Mutation(() => ChangedReview, { description: 'Adds a review by the current user.' })
  async createReview(
    @Arg('input', () => ReviewInput) input: ReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.add(actor, input);
    return { message: reviewMessages.reviewSaved, review };
  }

  @UnauthenticatedMessage(reviewMessages.logInToReview)
  @Mutation(() => ChangedReview, { description: 'Changes one of the current user’s reviews.' })
  async updateReview(
    @Args(() => UpdateReviewArgs) { id, input }: UpdateReviewArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.edit(actor, id, input);
    return { message: reviewMessages.reviewSaved, review };
  }

  @Mutation(() => Message, {
    description:
      'Deletes a review. Members may delete their own; others need the permission `reviews:delete-any`.',
  })
  async deleteReview(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    await services.reviewWriting.remove(actor, id);
    return { message: reviewMessages.reviewDeleted };
  }
}
