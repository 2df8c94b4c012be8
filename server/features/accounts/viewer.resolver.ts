import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { permissionsOf } from '#common/accounts/permissions';
import { AllowDuringForcedPasswordChange } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { Unauthenticated } from '../../lib/errors';
import { User } from './user.entity';
import { usersById } from './user.loaders';
import { Viewer } from './viewer.type';

@Resolver(() => Viewer)
export class ViewerResolver {
  @AllowDuringForcedPasswordChange()
  @Query(() => Viewer, {
    description: 'Account and rights of the current user.',
    complexity: cost({ statements: 0 }),
  })
  me(@SignedIn() actor: UserActor): UserActor {
    return actor;
  }

  @AllowDuringForcedPasswordChange()
  @FieldResolver(() => Boolean, {
    description:
      'Whether a second factor has to be set up. Until it is, private operations are refused, other than those for that and those during a required change of the password, and so are most fields of `me`.',
  })
  mustSetUpSecondFactor(@SignedIn() { mustSetUpSecondFactor = false }: UserActor) {
    return mustSetUpSecondFactor;
  }

  @AllowDuringForcedPasswordChange()
  @FieldResolver(() => User, {
    description: 'Account of the current user.',
    complexity: cost({ statements: 1 }),
  })
  async user(@SignedIn() actor: UserActor, @Ctx() { load }: Context) {
    const user = await load(usersById, actor.id);
    // A concurrent request has deleted the account.
    if (!user) throw new Unauthenticated();
    return user;
  }

  @AllowDuringForcedPasswordChange()
  @FieldResolver(() => [String], {
    description: 'Permissions of the current user’s role, such as `orders:confirm`; empty for members.',
  })
  permissions(@SignedIn() { role }: UserActor) {
    return permissionsOf(role);
  }
}
