import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import { Forbidden } from '../../lib/errors';
import { featureTask, type Feature, type FeatureTask } from '../feature';
import { TEMPORARY } from '../studio-table';
import { ImportInvitationResolver } from './import-invitation.resolver';
import { JOURNAL_ENTRIES } from './journal-entries';
import { MemberImport } from './member-import.entity';
import { MemberImportRow } from './member-import-row.entity';
import { MemberImportRowFields } from './member-import-row.resolver';
import { MemberImportFields, MemberImportResolver } from './member-import.resolver';
import * as rateLimits from './member-import.rate-limits';
import { memberImportRoutes } from './member-import.routes';
import { checkMembers, importMembers, inviteMembers, undoMembers } from './member-import.tasks';
import { UploadedPiece } from './uploaded-piece.entity';

type Services = Parameters<FeatureTask['run']>[0];
type Run = (services: Services, importId: string, signal: AbortSignal) => Promise<void>;

/** An import says so when its job may not go on, or has failed for the last time. */
const importTask = (task: typeof checkMembers, run: Run): FeatureTask =>
  featureTask(task, async (services, { importId }, { signal, isLast }) => {
    try {
      await run(services, importId, signal);
    } catch (error) {
      if (error instanceof Forbidden) return services.memberImports.stop(importId, 'not_permitted');
      if (isLast) await services.memberImports.stop(importId, 'server_error');
      throw error;
    }
  });

export const memberImports: Feature = {
  entities: [MemberImport, MemberImportRow, UploadedPiece],
  rateLimits: Object.values(rateLimits),
  resolvers: [MemberImportResolver, ImportInvitationResolver, MemberImportFields, MemberImportRowFields],
  routes: memberImportRoutes,
  tasks: [
    importTask(checkMembers, ({ importCheck }, id) => importCheck.run(id)),
    importTask(importMembers, ({ importRun }, id, signal) => importRun.run(id, signal)),
    featureTask(inviteMembers, ({ importInvitations }, job, { signal }) =>
      importInvitations.run(job, signal),
    ),
    importTask(undoMembers, ({ importUndo }, id, signal) => importUndo.run(id, signal)),
  ],
  memberTables: {
    member_import_rows: {
      read: `select "values", changes, before, created_at from member_import_rows
        join member_imports on member_imports.id = import_id where user_id = $1 order by created_at, member_import_rows.id`,
    },
    member_imports: { leftOut: 'Files that staff import; the rows about a member are exported.' },
  },
  removals: {
    'imports of members': oldRows('member_imports', RETENTION_DAYS.memberImports, 'changed_at < $1'),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    member_import_rows: { leftOut: TEMPORARY },
    member_imports: { leftOut: TEMPORARY },
    uploaded_pieces: { leftOut: TEMPORARY },
  },
};
