import type { EntityManager } from 'typeorm';
import { orderMessages } from '#common/orders/messages';
import { invalidField } from '../../lib/errors';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import { endOf } from '../memberships/terms';
import type { PlanOffer } from '../plans/plan-offer.entity';

/** Throws if the plan is a trial, and the member has had one, however it ended. */
export async function requireFirstTrial(
  manager: EntityManager,
  userId: string,
  { kind }: PlanOffer,
): Promise<void> {
  if (kind !== 'trial') return;
  const trials = await manager.findBy(MembershipPeriod, { userId, kind });
  if (trials.some((trial) => trial.startsAt < endOf(trial)))
    throw invalidField('offerId', 'NOT_AVAILABLE', orderMessages.trialUsed);
}
