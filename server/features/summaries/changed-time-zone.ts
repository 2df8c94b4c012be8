import type { EntityManager } from 'typeorm';
import { regionMessages } from '#common/settings/messages';
import type { RegionSettings } from '#common/settings/region.form';
import { addJob } from '../../jobs/add-job';
import { invalidField } from '../../lib/errors';
import { repairSummaries } from './summary.tasks';

interface Change {
  before: RegionSettings;
  after: RegionSettings;
}

/** Checks that PostgreSQL knows the new time zone, and moves visits to other days and hours. */
export async function applyTimeZone(manager: EntityManager, { before, after }: Change): Promise<void> {
  if (before.timeZone === after.timeZone) return;
  const known = await manager.query<object[]>('select from pg_timezone_names where name = $1', [
    after.timeZone,
  ]);
  if (known.length === 0) throw invalidField('timeZone', 'INVALID', regionMessages.timeZoneUnknown);
  await addJob(manager, repairSummaries, { payload: {}, key: 'repair summaries' });
}
