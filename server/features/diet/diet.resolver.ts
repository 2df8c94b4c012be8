import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { dietMessages } from '#common/diet/messages';
import type { Context } from '../../graphql/context';
import { Public, ReadableWith } from '../../graphql/access-decorators';
import { batchedCost, cost } from '../../graphql/query-cost';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { User } from '../members/user.entity';
import { DietDetails } from './diet-details.entity';
import { SaveDietDetailsInput } from './diet.input';
import { dietDetailsOfMembers } from './diet.loaders';
import { SaveDietDetailsPayload } from './diet.payload';

const { dietDetailsSaved: message } = dietMessages;

const AnonymousId = () =>
  Arg('id', () => ID, { description: 'The `anonymousId` returned by `saveDietDetails`.' });

@Resolver()
export class DietResolver {
  @Public()
  @Query(() => DietDetails, {
    nullable: true,
    description:
      'Diet details that were saved without a log-in, by their unguessable id; null if there are none. Fails for the id of a user whose details the caller may not read.',
    complexity: cost({ statements: 3 }),
  })
  async anonymousDietDetails(@AnonymousId() id: string, @Ctx() context: Context) {
    return context.services.diet.findAnonymous(id, await actorIfAny(context));
  }

  @Public()
  @Mutation(() => SaveDietDetailsPayload, {
    description: 'Saves diet details of the current user, or anonymously when signed out.',
  })
  async saveDietDetails(
    @Arg('input', () => SaveDietDetailsInput, { description: 'The details.' }) input: SaveDietDetailsInput,
    @Ctx() context: Context,
  ): Promise<SaveDietDetailsPayload> {
    const viewer = await actorIfAny(context);
    const dietDetails = await context.services.diet.save(input, viewer, context.caller);
    return { message, dietDetails, anonymousId: viewer ? null : dietDetails.id, viewer };
  }
}

@Resolver(() => User)
export class UserDietDetails {
  @ReadableWith('diet-details:read-any')
  @FieldResolver(() => DietDetails, {
    nullable: true,
    description: 'Diet details; null if none are saved. Every reading by others is recorded.',
    complexity: batchedCost({ statements: 2 }),
  })
  dietDetails(@Root() { id }: User, @SignedIn() reader: UserActor, @Ctx() { load }: Context) {
    return load(dietDetailsOfMembers, id, reader);
  }
}
