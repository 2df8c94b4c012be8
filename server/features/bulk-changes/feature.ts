import { RETENTION_DAYS } from '#common/privacy/retention';
import { oldRows } from '../../database/old-rows';
import { featureTask, type Feature } from '../feature';
import { BulkChange, BulkChangeMember } from './bulk-change.entity';
import { BulkChangeFailureFields, BulkChangeResolver } from './bulk-change.resolver';
import { runBulkChange } from './bulk-change.tasks';

export const bulkChanges: Feature = {
  entities: [BulkChange, BulkChangeMember],
  resolvers: [BulkChangeResolver, BulkChangeFailureFields],
  tasks: [
    featureTask(runBulkChange, (services, { bulkChangeId }, attempt) =>
      services.bulkChangeRunner.run(bulkChangeId, attempt),
    ),
  ],
  removals: {
    'bulk changes': oldRows('bulk_changes', RETENTION_DAYS.bulkChanges, 'created_at < $1'),
  },
};
