import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { hasPermission, type UserActor } from '../../lib/actor';
import { isUuid } from '../../lib/uuid';
import { User } from './user.entity';
import { usersById } from './user.loaders';

@Resolver()
export class UserResolver {
  @Query(() => User, {
    nullable: true,
    description:
      'User with this id; null if there is none whom the current user may read: users may read themselves; others need `members:read-any`.',
  })
  user(
    @Arg('id', () => ID, { description: 'Id of the user.' }) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { load }: Context,
  ) {
    return mayRead(actor, id) && isUuid(id) ? load(usersById, id.toLowerCase()) : null;
  }
}

const mayRead = (actor: UserActor, id: string) =>
  id.toLowerCase() === actor.id || hasPermission(actor, 'members:read-any');
