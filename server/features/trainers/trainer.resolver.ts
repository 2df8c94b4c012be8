import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { PAGE_SIZE_MAX } from '#common/limits';
import { TRAINERS_MAX } from '#common/trainers/limits';
import type { Context } from '../../graphql/context';
import { PublicContent } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { Trainer } from './trainer.entity';

const FIRST = {
  nullable: true,
  description: `Number of trainers: ${PAGE_SIZE_MAX} by default, at most ${PAGE_SIZE_MAX}.`,
};

@Resolver()
export class TrainerResolver {
  @PublicContent()
  @Query(() => [Trainer], {
    description: 'Trainers of the studio, in display order.',
    complexity: (field) => cost({ rows: Number(field.args['first'] ?? TRAINERS_MAX) })(field),
  })
  trainers(
    @Arg('first', () => Int, FIRST) first: number | null | undefined,
    @Ctx() { services, limits }: Context,
  ) {
    return services.trainers.list(first, limits.pageSize);
  }

  @PublicContent()
  @Query(() => Trainer, { nullable: true, description: 'Trainer with this id; null if there is none.' })
  trainer(@Arg('id', () => ID) id: string, @Ctx() { services }: Context) {
    return services.trainers.find(id);
  }
}
