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
    const { upiAddress, upiPayee, isUpiMerchant, startDaysAheadMax, ...byRole } = services.desk;
    const { discountPercentMax, partPercentMin, backdatedDaysMax } = byRole;
    return {
      upiAddress,
      upiPayee,
      isUpiMerchant,
      startDaysAheadMax,
      discountPercentMax: discountPercentMax[role],
      partPercentMin: partPercentMin[role],
      backdatedDaysMax: backdatedDaysMax[role],
      recordedDaysBackMax: services.settings.current.desk.recordedDaysBackMax,
    };
  }
}
