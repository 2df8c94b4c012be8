import type { EntityManager, EntityTarget } from 'typeorm';
import type { Role } from '#common/accounts/roles';
import type { RemovalOfOldRows } from '../database/old-rows';
import type { SummaryRepair } from '../database/summary-repair';
import type { Attempt, Task } from '../jobs/task';
import type { Services } from '../lib/services';
import type { RateLimit } from '../rate-limits/rate-limit';
import type { RestRoute } from '../rest/route';
import type { JournalEntries } from './entry-definition';
import type { StudioTables } from './studio-table';

type Class = new () => object;

/**
 * The parts of a feature on the server. server/composition constructs the services, because they depend on each other.
 */
export interface Feature {
  entities?: readonly Class[];
  resolvers?: readonly Class[];
  routes?: readonly RestRoute[];
  tasks?: readonly FeatureTask[];
  rateLimits?: readonly RateLimit[];
  /** Keyed by table name. */
  memberTables?: MemberTables;
  /** The types of entries of the journal that it writes. */
  journalEntries?: JournalEntries;
  /** All of its tables, for the export of the studio; a test checks that none is missing. */
  studioTables?: StudioTables;
  /** Health data of members, which is deleted when they withdraw their consent to it. */
  healthData?: readonly HealthData[];
  /** Rows that a daily job deletes, by what they are. */
  removals?: Record<string, RemovalOfOldRows>;
  /** Selects the ids of the uploaded pictures that it shows; others are removed. */
  pictureUses?: string;
  /** What ends with the role of whoever made it. */
  roleEndings?: readonly RoleEnding[];
  /** Tables that repeat what other tables say, with the repair that a daily job makes; by name of the table. */
  summaries?: Record<string, SummaryRepair>;
}

/**
 * Tables with personal data of members. `read` selects the rows for the member's data export, which is read in parts, so
 * that their order must be unambiguous; `leftOut` is the reason why a table is not exported. A test checks that no such
 * table is missing.
 */
export type MemberTables = Record<string, { read: string } | { leftOut: string }>;

/** A table of which a withdrawal deletes the member's rows: all of them, or only those that match. */
export interface HealthData {
  table: EntityTarget<{ userId: string | null }>;
  only?: Record<string, unknown>;
}

interface ChangedRole {
  userId: string;
  /** The new one. */
  role: Role;
  journal: Services['journal'];
}

/** Ends what somebody with a role has made, unless their new role may make it too. */
export type RoleEnding = (manager: EntityManager, changed: ChangedRole) => Promise<unknown>;

/** A task, and how the services run its jobs. */
export interface FeatureTask {
  task: Task;
  run: (services: Services, payload: unknown, attempt: Attempt) => Promise<void>;
}

export const featureTask = <Payload>(
  task: Task<Payload>,
  run: (services: Services, payload: NoInfer<Payload>, attempt: Attempt) => Promise<void>,
): FeatureTask => ({ task, run: run as FeatureTask['run'] });
