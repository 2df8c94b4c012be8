import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { dietMessages } from '#common/diet/messages';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import { Unauthenticated } from '../../lib/errors';
import type { UserActor } from '../../lib/actor';
import { DietDetails } from './diet-details.entity';
import { DietDetailsInput, IS_MINE } from './diet.input';
import { SavedDietDetails } from './diet.type';

@Resolver()
export class DietResolver {
  @Query(() => DietDetails, {
    nullable: true,
    description: 'The current user’s diet details, or null if none are saved.',
  })
  myDietDetails(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.diet.ofMember(actor);
  }

  @Public()
  @Query(() => DietDetails, {
    description:
      'Diet details by the id returned when they were saved. Members may read their own; others need the permission `diet-details:read-any`. Anonymous details can be read by anyone who has their id.',
    complexity: cost({ statements: 4 }),
  })
  async dietDetails(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return context.services.diet.find(id, await actorIfAny(context));
  }

  @Public()
  @Mutation(() => SavedDietDetails, { description: 'Saves diet details, anonymously if signed out.' })
  async saveDietDetails(
    @Arg('input', () => DietDetailsInput) input: DietDetailsInput,
    @Arg('isMine', () => Boolean, IS_MINE) isMine: boolean,
    @Ctx() context: Context,
  ) {
    const actor = await actorIfAny(context);
    if (isMine && !actor) throw new Unauthenticated();
    const userId = await context.services.diet.save(input, actor, context.caller);
    return { userId, message: dietMessages.dietDetailsSaved };
  }
}
