import type { MemberTables } from './privacy/data-export.service';
import type { RemovalOfOldRows } from '../database/old-rows';
import type { SummaryRepair } from '../database/summary-repair';
import type { Attempt, Task } from '../jobs/task';
import type { RateLimit } from '../rate-limits/rate-limit';
import type { RestRoute } from '../rest/route';
import type { Services } from '../services/services';

type Class = new () => object;

/** What a feature brings to the server. The services are in server/services, because they depend on each other. */
export interface Feature {
  entities?: readonly Class[];
  resolvers?: readonly Class[];
  routes?: readonly RestRoute[];
  tasks?: readonly FeatureTask[];
  rateLimits?: readonly RateLimit[];
  /** By name of the table. */
  memberTables?: MemberTables;
  /** Rows that a daily job deletes, by what they are. */
  removals?: Record<string, RemovalOfOldRows>;
  /** Tables that repeat what other tables say, with the repair that a daily job makes; by name of the table. */
  summaries?: Record<string, SummaryRepair>;
}

/** A task, and how the services run its jobs. */
export interface FeatureTask {
  task: Task;
  run: (services: Services, payload: unknown, attempt: Attempt) => Promise<void>;
}

export const featureTask = <Payload>(
  task: Task<Payload>,
  run: (services: Services, payload: NoInfer<Payload>, attempt: Attempt) => Promise<void>,
): FeatureTask => ({ task, run: run as FeatureTask['run'] });
