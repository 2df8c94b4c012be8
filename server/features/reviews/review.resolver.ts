import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AGGREGATE_COST, TRAINING_HERE_DAYS } from '#common/limits';
import { messages } from '#common/messages';
import type { Context } from '../../graphql/context';
import { PageArgs, toConnection } from '../../graphql/connection';
import { Message } from '../../graphql/message.type';
import { Public, StrangersAreTold } from '../../graphql/public-operation';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/signed-in';
import type { Viewer } from '../../lib/viewer';
import { Review } from './review.entity';
import { ReviewInput, UpdateReviewArgs } from './review.input';
import { ChangedReview, ReviewConnection, ReviewSummary } from './review.type';

@Resolver(() => Review)
export class ReviewResolver {
  @Public()
  @Query(() => ReviewConnection, {
    description: 'Members’ reviews, newest first; only those with so many stars when `rating` is given.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async reviews(
    @Arg('rating', () => Int, { nullable: true }) rating: number | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.reviews.list({ rating }, page, limits.pageSize));
  }

  @Public()
  @Query(() => [Review], {
    description: 'Recent reviews of four stars and more that are short enough to be quoted, newest first.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  reviewQuotes(@Arg('first', () => Int, { defaultValue: 2 }) first: number, @Ctx() { services }: Context) {
    return services.reviews.quotes(first);
  }

  @Public()
  @Query(() => ReviewSummary, {
    description: 'How many reviews there are, and how they are spread.',
    complexity: AGGREGATE_COST,
  })
  reviewSummary(@Ctx() { services }: Context) {
    return services.reviews.summary();
  }

  @FieldResolver(() => Boolean, {
    description: `Whether the author was at the studio in the last ${TRAINING_HERE_DAYS} days.`,
  })
  isTrainingHere(@Root() review: Review) {
    return review.isTrainingHere();
  }

  @Query(() => ReviewConnection, {
    description: 'Reviews that are hidden, the last one first: their own to members, all of them to admins.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async hiddenReviews(
    @Args(() => PageArgs) page: PageArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.reviews.hidden(viewer, { page, sizeMax: limits.pageSize }));
  }

  @StrangersAreTold(messages.logInToReview)
  @Mutation(() => ChangedReview, { description: 'Adds a review of the one who asks.' })
  async createReview(
    @Arg('input', () => ReviewInput) input: ReviewInput,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.add(viewer, input);
    return { message: messages.reviewSaved, review: services.reviews.one(review) };
  }

  @StrangersAreTold(messages.logInToReview)
  @Mutation(() => ChangedReview, { description: 'Changes a review of the one who asks.' })
  async updateReview(
    @Args(() => UpdateReviewArgs) { id, input }: UpdateReviewArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewWriting.edit(viewer, id, input);
    return { message: messages.reviewSaved, review: services.reviews.one(review) };
  }

  @Mutation(() => Message, { description: 'Removes a review of the one who asks; admins remove any.' })
  async deleteReview(
    @Arg('id', () => ID) id: string,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    await services.reviewWriting.remove(viewer, id);
    return { message: messages.reviewDeleted };
  }
}
