import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { dietMessages } from '#common/diet/messages';
import { RETENTION_DAYS } from '#common/retention';
import type { Context } from '../../graphql/context';
import { Public, ReadableWith } from '../../graphql/access-decorators';
import { batchedCost, cost } from '../../graphql/query-cost';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { DietDetails } from './diet-details.entity';
import { SaveDietDetailsInput } from './diet.input';
import { dietDetailsOfMembers } from './diet.loaders';
import { SaveDietDetailsPayload } from './diet.payload';

const { dietDetailsSaved: message } = dietMessages;

const AnonymousId = () =>
  Arg('id', () => ID, { description: '`anonymousId` from the payload of `saveDietDetails`.' });

@Resolver()
export class DietResolver {
  @Public()
  @Query(() => DietDetails, {
    nullable: true,
    description:
      'Diet details that were saved without a log-in; null if there are none with this id. The id of a user is refused, unless the client may read `User.dietDetails` of that user.',
    complexity: cost({ statements: 3 }),
  })
  async anonymousDietDetails(@AnonymousId() id: string, @Ctx() context: Context) {
    return context.services.diet.findAnonymous(id, await actorIfAny(context));
  }

  @Public()
  @Mutation(() => SaveDietDetailsPayload, {
    description: `Saves diet details of the current user or, without a log-in, anonymously for ${RETENTION_DAYS.anonymousDietDetails} days.`,
  })
  async saveDietDetails(
    @Arg('input', () => SaveDietDetailsInput) input: SaveDietDetailsInput,
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
    description: 'Diet details; null if none are saved. Reading those of another user is recorded.',
    complexity: batchedCost({ statements: 3 }),
  })
  dietDetails(@Root() { id }: User, @SignedIn() reader: UserActor, @Ctx() { load }: Context) {
    return load(dietDetailsOfMembers, id, reader);
  }
}
