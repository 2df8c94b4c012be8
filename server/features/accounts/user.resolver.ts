import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AllowWithApiKey } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { mayReadMember } from '../../graphql/member-access';
import { isUuid } from '../../lib/uuid';
import { User } from './user.entity';
import { usersById } from './user.loaders';

@Resolver()
export class UserResolver {
  @AllowWithApiKey()
  @Query(() => User, {
    nullable: true,
    description:
      'User with this id; null if there is none whom the current user may read: users may read themselves; others need `members:read-any`, or `members:read-assigned` for the members assigned to them.',
  })
  async user(@Arg('id', () => ID) anyId: string, @SignedIn() actor: UserActor, @Ctx() context: Context) {
    const id = anyId.toLowerCase();
    const isReadable =
      isUuid(id) && (await mayReadMember(context, actor, { id, permission: 'members:read-any' }));
    return isReadable ? context.load(usersById, id) : null;
  }
}
