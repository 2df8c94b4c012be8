import type { EntityManager } from 'typeorm';
import type { MemberImportRow } from './member-import-row.entity';

/** Numbers of rows by planned action, and by result. */
export interface ImportCounts {
  create: number;
  update: number;
  unchanged: number;
  skip: number;
  created: number;
  updated: number;
  failed: number;
  removed: number;
  restored: number;
  kept: number;
  notUndone: number;
}

const COUNTS: Record<keyof ImportCounts, string> = {
  create: "plan = 'create'",
  update: "plan = 'update'",
  unchanged: "plan = 'unchanged'",
  skip: "plan = 'skip'",
  created: "result = 'created'",
  updated: "result = 'updated'",
  failed: "result = 'failed'",
  removed: "undo_result = 'removed'",
  restored: "undo_result = 'restored'",
  kept: "undo_result = 'kept'",
  notUndone: "undo_result = 'failed'",
};

const COUNT_COLUMNS = Object.entries(COUNTS)
  .map(([name, condition]) => `count(*) filter (where ${condition})::int as "${name}"`)
  .join(', ');

/** The numbers of rows of imports, by their id. */
export async function countsOf(
  manager: Pick<EntityManager, 'query'>,
  ids: readonly string[],
): Promise<Map<string, ImportCounts>> {
  const rows = await manager.query<(ImportCounts & { id: string })[]>(
    `select import_id as id, ${COUNT_COLUMNS} from member_import_rows where import_id = any($1) group by import_id`,
    [ids],
  );
  const none = Object.fromEntries(Object.keys(COUNTS).map((name) => [name, 0])) as unknown as ImportCounts;
  return new Map(ids.map((id) => [id, rows.find((row) => row.id === id) ?? none]));
}

/** Outcomes of rows, all with the same columns. */
export interface RowOutcome extends Pick<MemberImportRow, 'id'> {
  result?: MemberImportRow['result'];
  undoResult?: MemberImportRow['undoResult'];
  reason?: MemberImportRow['reason'];
  userId?: string | null;
  userVersion?: number | null;
  periodId?: string | null;
  activityId?: string | null;
  before?: MemberImportRow['before'];
}

/** Outcome of the undo of a row. */
export type UndoOutcome = Pick<RowOutcome, 'undoResult' | 'reason'>;

/** Saves the outcomes of rows with one statement; absent values are kept. */
export async function saveOutcomes(manager: EntityManager, outcomes: readonly RowOutcome[]): Promise<void> {
  await manager.query(
    `update member_import_rows as row set
       result = coalesce(given.result, row.result),
       undo_result = coalesce(given."undoResult", row.undo_result),
       reason = coalesce(given.reason, row.reason),
       user_id = coalesce(given."userId", row.user_id),
       user_version = coalesce(given."userVersion", row.user_version),
       period_id = coalesce(given."periodId", row.period_id),
       activity_id = coalesce(given."activityId", row.activity_id),
       before = coalesce(given.before, row.before)
     from jsonb_to_recordset($1::jsonb) as given(
       id uuid, result text, "undoResult" text, reason text, "userId" uuid, "userVersion" int, "periodId" uuid,
       "activityId" uuid, before jsonb
     )
     where row.id = given.id`,
    [JSON.stringify(outcomes)],
  );
}
