import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { profileMessages } from '#common/accounts/messages';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { UpdateProfileInput } from './profile.input';
import { UpdateProfilePayload } from './profile.payload';

@Resolver()
export class ProfileResolver {
  @Mutation(() => UpdateProfilePayload, { description: 'Updates the profile of the current user.' })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const user = await services.profiles.update(actor, input);
    return { message: profileMessages.profileUpdated, user, viewer: actor };
  }
}
