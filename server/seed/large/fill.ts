import type { DataSource, EntityManager } from 'typeorm';
import { VisitHoursService } from '../../features/activity/visit-hours.service';
import { writeRevenueDays } from '../../features/ledger/revenue-days';
import { MemberSummaryService } from '../../features/members/member-summary.service';
import { activitySteps } from './activities';
import { withoutIndexes } from './indexes';
import { journalSteps } from './journal';
import { statement, type Step, type StudioSize } from './large-studio';
import { peopleSteps } from './people';
import { reviewSteps } from './reviews';
import { salesSteps } from './sales';

/** The current step, and the part of the time that is over according to the shares of the steps. */
export interface Progress {
  what: string;
  /** Share that is done: more than 0, and 1 at the end. */
  done: number;
}

const summarySteps = (): Step[] => [
  {
    what: 'the summaries of members, visits and revenue',
    share: 20,
    tables: ['member_summaries', 'member_attendance', 'visit_hours', 'revenue_days'],
    parts: [
      (manager) => new MemberSummaryService().writeAll(manager),
      (manager) => new VisitHoursService().writeAll(manager),
      writeRevenueDays,
    ],
  },
];

/** Vacuuming makes index-only scans possible, as it does in a database that is in use. */
const CLEAN_UP_SHARE = 8;

const stepsFor = (size: StudioSize): Step[] => [
  ...peopleSteps(size),
  ...salesSteps(size),
  ...activitySteps(size),
  ...reviewSteps(size),
  ...journalSteps(),
  ...summarySteps(),
];

/**
 * Adds a studio of any size to a database that has the demo data, in one transaction: all rows or none. Triggers and
 * foreign keys do not run, since the rows are consistent by themselves, and indexes are built afterwards. Other users
 * of the tables have to wait. The role must be allowed to set `session_replication_role`.
 */
export async function fillLargeStudio(
  dataSource: DataSource,
  size: StudioSize,
  onProgress: (progress: Progress) => void = () => {},
): Promise<void> {
  const steps = stepsFor(size);
  const total = steps.reduce((sum, { share }) => sum + share, CLEAN_UP_SHARE);
  let done = 0;
  await dataSource.transaction(async (manager) => {
    for (const text of SETTINGS) await manager.query(text);
    for (const step of steps) {
      await run(manager, step, (fraction) =>
        onProgress({ what: step.what, done: (done + fraction * step.share) / total }),
      );
      done += step.share;
    }
  });
  const tables = new Set(steps.flatMap((step) => step.tables));
  for (const table of tables) await dataSource.query(`vacuum analyze ${table}`);
  onProgress({ what: 'statistics of the tables', done: 1 });
}

const SETTINGS = [
  "set local session_replication_role = 'replica'",
  'set local synchronous_commit = off',
  "set local maintenance_work_mem = '512MB'",
  "set local work_mem = '64MB'",
];

/** Building the indexes counts as one more part. */
async function run(
  manager: EntityManager,
  { tables, parts }: Step,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const count = parts.length + 1;
  await withoutIndexes(manager, tables, async () => {
    for (const [index, part] of parts.entries()) {
      await part(manager);
      onProgress((index + 1) / count);
    }
  });
  // The next steps read these tables.
  for (const table of tables) await statement(`analyze ${table}`)(manager);
  onProgress(1);
}
