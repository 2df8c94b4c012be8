import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { Trainer } from './trainer.entity';

@Resolver()
export class TrainerResolver {
  @Public()
  @Query(() => [Trainer], {
    description: 'The coaches of the studio in display order, optionally only the first `first`.',
    complexity: cost({ rows: 'page' }),
  })
  trainers(
    @Arg('first', () => Int, { nullable: true }) first: number | null | undefined,
    @Ctx() { services, limits }: Context,
  ) {
    return services.trainers.list(first, limits.pageSize);
  }

  @Public()
  @Query(() => Trainer, {
    nullable: true,
    description: 'The trainer with this id, or null if there is none.',
  })
  trainer(@Arg('id', () => ID) id: string, @Ctx() { services }: Context) {
    return services.trainers.find(id);
  }
}
