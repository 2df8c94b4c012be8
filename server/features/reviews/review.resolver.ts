import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { PageArgs, toConnection } from '../../graphql/connection';
import { Public } from '../../graphql/public-operation';
import { LIST_COST } from '../../graphql/query-cost';
import { Review } from './review.entity';
import { ReviewConnection, ReviewSummary } from './review.type';

@Resolver()
export class ReviewResolver {
  @Public()
  @Query(() => ReviewConnection, {
    description: 'Members’ reviews, newest first; only those with so many stars when `rating` is given.',
    complexity: LIST_COST,
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
    complexity: LIST_COST,
  })
  reviewQuotes(@Arg('first', () => Int, { defaultValue: 2 }) first: number, @Ctx() { services }: Context) {
    return services.reviews.quotes(first);
  }

  @Public()
  @Query(() => ReviewSummary, { description: 'How many reviews there are, and how they are spread.' })
  reviewSummary(@Ctx() { services }: Context) {
    return services.reviews.summary();
  }
}
