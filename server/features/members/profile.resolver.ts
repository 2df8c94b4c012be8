import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { profileMessages } from '#common/members/messages';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { ProfileInput } from './profile.input';
import { MeasuredBody, Profile, UpdatedProfile } from './profile.type';

@Resolver()
export class ProfileResolver {
  @Query(() => Profile, {
    description: 'Profile of the current user.',
    complexity: cost({ statements: 2 }),
  })
  profile(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.profiles.find(actor);
  }

  @Query(() => [MeasuredBody], {
    description: 'Body measurements of the current user, newest first.',
    complexity: cost({ rows: 'page' }),
  })
  measurements(
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @SignedIn() actor: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    return services.profiles.measurements(actor, first, limits.pageSize);
  }

  @Mutation(() => UpdatedProfile, { description: 'Changes the profile of the current user.' })
  async updateProfile(
    @Arg('input', () => ProfileInput) input: ProfileInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return { message: profileMessages.profileUpdated, profile: await services.profiles.update(actor, input) };
  }
}
