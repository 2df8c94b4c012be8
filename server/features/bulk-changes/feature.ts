import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import { featureTask, type Feature } from '../feature';
import { TEMPORARY } from '../studio-table';
import { BulkChange, BulkChangeMember } from './bulk-change.entity';
import * as rateLimits from './bulk-change.rate-limits';
import { BulkChangeFailureFields, BulkChangeResolver } from './bulk-change.resolver';
import { runBulkChange } from './bulk-change.tasks';

export const bulkChanges: Feature = {
  entities: [BulkChange, BulkChangeMember],
  resolvers: [BulkChangeResolver, BulkChangeFailureFields],
  rateLimits: Object.values(rateLimits),
  tasks: [
    featureTask(runBulkChange, (services, { bulkChangeId }, attempt) =>
      services.bulkChangeRunner.run(bulkChangeId, attempt),
    ),
  ],
  memberTables: {
    bulk_changes: { leftOut: 'What staff did with data of others; the journal has it with each of them.' },
  },
  removals: {
    'bulk changes': oldRows('bulk_changes', RETENTION_DAYS.bulkChanges, 'created_at < $1'),
  },
  studioTables: {
    bulk_change_members: { leftOut: TEMPORARY },
    bulk_changes: { leftOut: TEMPORARY },
  },
};
