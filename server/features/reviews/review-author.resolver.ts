import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { ReadableWith } from '../../graphql/access-decorators';
import { PageArgs, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { selectedFields } from '../../graphql/selected-fields';
import { isOwnId, mayAccessMember } from '../../lib/member-access';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { Review } from './review.entity';
import { hiddenReviewsOf } from './review.loaders';
import { ReviewConnection } from './review.type';

/** The author of a review, and what the current user may do with it. */
@Resolver(() => Review)
export class ReviewAuthorResolver {
  @FieldResolver(() => User, {
    description: 'Member who wrote the review.',
    complexity: batchedCost({ statements: 1 }),
  })
  author(@Root() { userId }: Review, @Ctx() { load }: Context, @Info() info: GraphQLResolveInfo) {
    const onlyId = { id: userId };
    const isMoreSelected = [...selectedFields(info)].some((name) => name !== 'id' && name !== '__typename');
    // No promise for each row of a list that has the id already.
    return isMoreSelected ? load(usersById, userId).then((user) => user ?? onlyId) : onlyId;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the current user may edit the review, as its author. False without a log-in.',
  })
  async viewerCanEdit(@Root() { userId }: Review, @Ctx() { actor }: Context) {
    const current = await actor();
    return current !== null && isOwnId(current, userId);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the current user may delete the review, as its author or with `reviews:delete-any`. False without a log-in.',
  })
  async viewerCanDelete(@Root() { userId }: Review, @Ctx() context: Context) {
    const actor = await context.actor();
    return actor !== null && mayAccessMember(actor, userId, 'reviews:delete-any');
  }
}

@Resolver(() => User)
export class HiddenReviewsResolver {
  @ReadableWith('reviews:moderate')
  @FieldResolver(() => ReviewConnection, {
    description: 'Hidden reviews by the user, most recently hidden first.',
    complexity: batchedCost({ statements: 1, rows: 'page' }),
  })
  async hiddenReviews(
    @Root() { id }: User,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { load, limits }: Context,
  ) {
    return toConnection((await load(hiddenReviewsOf, id, { ...page, sizeMax: limits.pageSize }))!);
  }
}
