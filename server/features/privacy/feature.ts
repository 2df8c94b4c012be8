import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import { featureTask, type Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import * as rateLimits from './privacy.rate-limits';
import { PrivacyResolver, ViewerDataExport } from './privacy.resolver';
import { privacyRoutes } from './privacy.routes';
import { cleanUp } from './privacy.tasks';
import { GIVEN_UP_JOBS } from './retention-clean-up.service';
import { SealedCopy } from './sealed-copy.entity';
import { SignUpCancellationResolver } from './sign-up-cancellation.resolver';

export const privacy: Feature = {
  entities: [SealedCopy],
  resolvers: [PrivacyResolver, SignUpCancellationResolver, ViewerDataExport],
  routes: privacyRoutes,
  tasks: [featureTask(cleanUp, ({ retentionCleanUp }) => retentionCleanUp.run())],
  rateLimits: Object.values(rateLimits),
  removals: {
    'given up jobs': GIVEN_UP_JOBS,
    'sealed copies': oldRows('sealed_copies', RETENTION_DAYS.sealedCopies, 'erased_at < $1'),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    sealed_copies: { leftOut: 'Data of deleted accounts, which only the holder of the key may open.' },
  },
};
