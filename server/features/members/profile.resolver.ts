import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { profileMessages } from '#common/accounts/messages';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { hasEnteredPassword } from '../auth/leaders';
import { UpdateProfileInput } from './profile.input';
import { UpdateProfilePayload } from './profile.payload';

@Resolver()
export class ProfileResolver {
  @Mutation(() => UpdateProfilePayload, { description: 'Updates the profile of the current user.' })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput) { password, ...changes }: UpdateProfileInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ) {
    const { passwords, profiles } = services;
    const hasPassword = await hasEnteredPassword({ passwords, actor, password, caller });
    const user = await profiles.update(actor, { ...changes, hasPassword });
    return { message: profileMessages.profileUpdated, user, viewer: actor };
  }
}
