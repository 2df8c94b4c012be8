import { studioTime } from '#common/opening-hours';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time';

/** Urgent tasks have slots of their own; among the others, smaller numbers run first. */
export const PRIORITY = { urgent: 0, mail: 10, money: 20, routine: 30 } as const;

/** A time of day in UTC. */
interface TimeOfDay {
  hour: number;
  min: number;
}

interface Schedule {
  /** A cron pattern in UTC, or whether it is time. */
  match: string | ((time: TimeOfDay) => boolean);
  /** How far back a missed run is made up for, in milliseconds. */
  backfillPeriod: number;
}

interface TaskRules {
  priority: (typeof PRIORITY)[keyof typeof PRIORITY];
  /**
   * Maximum number of attempts. The pauses between them grow from seconds to six hours: 5 attempts take a minute
   * and a half, 8 half an hour, 10 three and a half hours, 12 sixteen hours.
   */
  attemptsMax: number;
  /** Runs at these times, in addition to the jobs that are added explicitly. */
  schedule?: Schedule;
}

/** Work in the background, on request or on a schedule. Features declare their own. */
export interface Task<Payload = unknown> extends TaskRules {
  /** Stored with the jobs; unique among all features. */
  readonly name: string;
  /** Never set: it only carries the type of the payload. */
  readonly payload?: Payload;
}

/**
 * Declares a task, with the type of its payload. Payloads contain ids where possible, because they are stored while
 * the job waits.
 */
export const task = <Payload = Record<string, never>>(name: string, rules: TaskRules): Task<Payload> => ({
  name,
  ...rules,
});

/** A time in the studio's night. After three o'clock, no country in the settings changes its clocks. */
export const nightly = (hour: number, minute: number): Schedule => ({
  match: (time) => studioTime(lastAt(time)).minutes === hour * 60 + minute,
  backfillPeriod: DAY_MS,
});

/** When it was this time last, or now. A missed run is looked for no longer than a day. */
function lastAt({ hour, min }: TimeOfDay): number {
  const now = Date.now();
  const time = hour * HOUR_MS + min * MINUTE_MS;
  return now - ((DAY_MS + (now % DAY_MS) - time) % DAY_MS);
}

export const hourly = (minute: number): Schedule => ({
  match: `${minute} * * * *`,
  backfillPeriod: HOUR_MS,
});
export const everyTenMinutes: Schedule = { match: '*/10 * * * *', backfillPeriod: 10 * MINUTE_MS };

export const isUrgent = ({ priority }: Task): boolean => priority === PRIORITY.urgent;

export interface Attempt {
  jobId: string;
  /** Whether this is the last attempt: if it fails, the job is not retried. */
  isLast: boolean;
  /** Aborts when this worker has lost its lock: from then on another worker may run the job. */
  signal: AbortSignal;
}

/** A task and the function that runs its jobs. */
export interface TaskHandler {
  task: Task;
  run: (payload: unknown, attempt: Attempt) => Promise<void>;
}

export const handle = <Payload>(
  handled: Task<Payload>,
  run: (payload: NoInfer<Payload>, attempt: Attempt) => Promise<void>,
): TaskHandler => ({ task: handled, run: run as TaskHandler['run'] });
