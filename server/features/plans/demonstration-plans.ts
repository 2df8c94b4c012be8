/** Plans that still have the features of the demonstration. */
import type { EntityManager } from 'typeorm';
import { demonstrationFeatures } from '#common/plans/demonstration-features';
import type { UserActor } from '../../lib/actor';
import type { JournalService } from '../journal/journal.service';
import { PlanOffer } from './plan-offer.entity';

const FEATURES = Object.values(demonstrationFeatures).flat();

/** Includes plans that are not on sale. */
const unchangedPlans = (manager: EntityManager) =>
  manager
    .createQueryBuilder(PlanOffer, 'plan')
    .where('plan.features && cast(:features as text[])', { features: FEATURES })
    // Values that the studio has entered are its own, even if they are the same.
    .andWhere(
      `not exists (select from journal where subject_id = plan.id
        and (type = 'plan.created' or type = 'plan.changed' and jsonb_exists(after, 'features')))`,
    )
    .orderBy({ 'plan.position': 'ASC', 'plan.id': 'ASC' });

/** The demonstration plans that visitors see. */
export const plansOfDemonstration = (manager: EntityManager): Promise<PlanOffer[]> =>
  unchangedPlans(manager).andWhere('plan.retired_at is null').getMany();

/** Removes features that only the demonstration offers from the unchanged plans. */
export async function dropDemonstrationFeatures(
  manager: EntityManager,
  { actor, journal }: { actor: UserActor; journal: JournalService },
): Promise<void> {
  for (const row of await unchangedPlans(manager).setLock('pessimistic_write').getMany()) {
    const features = row.features.filter((feature) => !FEATURES.includes(feature));
    await journal.change(manager, actor, {
      type: 'plan.changed',
      table: PlanOffer,
      row,
      memberId: null,
      values: { features, version: row.version + 1 },
      before: { features: row.features },
      after: { name: row.name, features },
    });
  }
}
