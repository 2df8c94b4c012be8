import { Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { deskSettingsFor, DeskSettingsType, limitedAs } from './desk-settings';

@Resolver()
export class DeskSettingsResolver {
  @Requires('memberships:sell')
  @Query(() => DeskSettingsType, { description: 'What the current user may do when selling plans.' })
  deskSettings(@SignedIn() actor: UserActor, @Ctx() { services }: Context): DeskSettingsType {
    return deskSettingsFor(limitedAs(actor), services.desk);
  }
}
