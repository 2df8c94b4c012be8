import type { EntityManager } from 'typeorm';
import { pick } from '#common/pick';
import { RISK_SETTINGS } from '#common/members/risk';
import type { DeskSectionSettings } from '#common/settings/desk.form';
import { addJob } from '../../jobs/add-job';
import { renewRisks } from './risk.tasks';

const rulesIn = (desk: DeskSectionSettings): string =>
  JSON.stringify(pick(desk, ...Object.values(RISK_SETTINGS)));

interface Change {
  before: DeskSectionSettings;
  after: DeskSectionSettings;
}

/** Computes the times at which members reach their risks again after the rules have changed. */
export async function applyRiskRules(manager: EntityManager, { before, after }: Change): Promise<void> {
  if (rulesIn(before) !== rulesIn(after))
    await addJob(manager, renewRisks, { payload: {}, key: 'renew-risks' });
}
