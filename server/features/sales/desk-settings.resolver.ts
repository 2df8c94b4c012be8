import { Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { DeskSettingsType } from './desk-settings';

@Resolver()
export class DeskSettingsResolver {
  @Requires('memberships:sell')
  @Query(() => DeskSettingsType, { description: 'What the current user may do when selling plans.' })
  deskSettings(@SignedIn() { role }: UserActor, @Ctx() { services }: Context): DeskSettingsType {
    const { upiAddress, startDaysAheadMax, discountPercentMax, partPercentMin, backdatedDaysMax } =
      services.desk;
    return {
      upiAddress,
      startDaysAheadMax,
      discountPercentMax: discountPercentMax[role],
      partPercentMin: partPercentMin[role],
      backdatedDaysMax: backdatedDaysMax[role],
    };
  }
}
