import { Forbidden } from '../../lib/errors';
import { featureTask, type Feature } from '../feature';
import { OF_PROGRAM } from '../studio-table';
import { JOURNAL_ENTRIES } from './journal-entries';
import { StudioExport } from './studio-export.entity';
import * as rateLimits from './studio-export.rate-limits';
import { StudioExportResolver } from './studio-export.resolver';
import { stopReasonOf } from './studio-export-run.service';
import { exportStudio, removeStudioExports } from './studio-export.tasks';

export const studioExports: Feature = {
  entities: [StudioExport],
  resolvers: [StudioExportResolver],
  rateLimits: Object.values(rateLimits),
  tasks: [
    featureTask(exportStudio, async (services, { exportId }, { signal, isLast }) => {
      try {
        await services.studioExportRun.run(exportId, signal);
      } catch (error) {
        const isFinal = isLast || error instanceof Forbidden;
        if (isFinal) await services.studioExports.fail(exportId, stopReasonOf(error));
        if (!(error instanceof Forbidden)) throw error;
      }
    }),
    featureTask(removeStudioExports, ({ studioExportCleanUp }) => studioExportCleanUp.run()),
  ],
  memberTables: {
    studio_exports: { leftOut: 'When an owner exported the studio; the journal has it.' },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    studio_exports: { leftOut: OF_PROGRAM },
    // These belong to no feature.
    migrations: { leftOut: OF_PROGRAM },
    program_requirements: { leftOut: OF_PROGRAM },
    rate_limits: { leftOut: OF_PROGRAM },
    seeded_tables: { leftOut: OF_PROGRAM },
  },
};
