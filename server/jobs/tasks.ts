import type { GatewayName } from '#common/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time';

/** Urgent tasks have slots of their own; among the others, smaller numbers run first. */
const PRIORITY = { urgent: 0, mail: 10, money: 20, routine: 30 } as const;

interface Schedule {
  /** A cron pattern, in UTC. */
  match: string;
  /** How far back a missed run is made up for, in milliseconds. */
  backfillPeriod: number;
}

export interface TaskRules {
  priority: (typeof PRIORITY)[keyof typeof PRIORITY];
  /**
   * Maximum number of attempts. The pauses between them grow from seconds to six hours: 5 attempts take a minute
   * and a half, 8 half an hour, 10 three and a half hours, 12 sixteen hours.
   */
  attemptsMax: number;
  /** Runs at these times, in addition to the jobs that are added explicitly. */
  schedule?: Schedule;
}

/**
 * A row of the table below, with the type of its payload. Payloads contain ids where possible, because they are
 * stored while the job waits.
 */
const task = <Payload = Record<string, never>>(rules: TaskRules) =>
  rules as TaskRules & { readonly payload?: Payload };

interface PageOfPayments {
  gateway: Exclude<GatewayName, 'desk'>;
  fromMs: number;
  toMs: number;
  skip: number;
}

const daily = (hour: number, minute: number): Schedule => ({
  match: `${minute} ${hour} * * *`,
  backfillPeriod: DAY_MS,
});
const hourly = (minute: number): Schedule => ({ match: `${minute} * * * *`, backfillPeriod: HOUR_MS });
const everyTenMinutes: Schedule = { match: '*/10 * * * *', backfillPeriod: 10 * MINUTE_MS };

/**
 * All tasks that run in the background, on request or on a schedule. A new task needs a row here and one in
 * server/tasks.ts.
 */
export const TASKS = {
  /** The address may have no account, which the response to the request must not reveal. */
  'send-reset-code': task<{ email: string }>({ priority: PRIORITY.urgent, attemptsMax: 5 }),
  /** Mails that a user is waiting for, such as codes. */
  'deliver-urgent-mail': task<{ mailId: string }>({ priority: PRIORITY.urgent, attemptsMax: 12 }),
  'deliver-mail': task<{ mailId: string }>({ priority: PRIORITY.mail, attemptsMax: 12 }),
  'give-back': task<{ refundId: string }>({ priority: PRIORITY.money, attemptsMax: 20 }),
  'reconcile-payments': task({ priority: PRIORITY.money, attemptsMax: 5, schedule: everyTenMinutes }),
  'ask-gateway': task<{ orderId: string }>({ priority: PRIORITY.routine, attemptsMax: 3 }),
  /** Recent payments as the gateways report them, whatever the state of their orders; one job for each page. */
  'read-payments': task({ priority: PRIORITY.routine, attemptsMax: 5, schedule: hourly(15) }),
  'read-page-of-payments': task<PageOfPayments>({ priority: PRIORITY.routine, attemptsMax: 5 }),
  /** Refunds that the gateways have not completed; adds a `give-back` job for each. */
  'reconcile-refunds': task({ priority: PRIORITY.routine, attemptsMax: 5, schedule: hourly(45) }),
  'expire-orders': task({ priority: PRIORITY.routine, attemptsMax: 8, schedule: hourly(5) }),
  /** Hourly, because reminders are sent by day only; 3:30 UTC is 9 am in India. */
  'send-reminders': task({ priority: PRIORITY.routine, attemptsMax: 5, schedule: hourly(30) }),
  'clean-up': task({ priority: PRIORITY.routine, attemptsMax: 12, schedule: daily(21, 0) }),
};

export type TaskName = keyof typeof TASKS;

export type TaskPayloads = { [Name in TaskName]: NonNullable<(typeof TASKS)[Name]['payload']> };

export const rulesOf = (name: TaskName): TaskRules => TASKS[name];

export const TASK_NAMES = Object.keys(TASKS) as TaskName[];

export const isUrgent = (name: TaskName): boolean => rulesOf(name).priority === PRIORITY.urgent;

export interface Attempt {
  jobId: string;
  /** Whether this is the last attempt: if it fails, the job is given up. */
  isLast: boolean;
  /** Aborts when this worker has lost its lock: from then on another worker may run the job. */
  signal: AbortSignal;
}

export type Task<Name extends TaskName> = (payload: TaskPayloads[Name], attempt: Attempt) => Promise<void>;

export type Tasks = { [Name in TaskName]: Task<Name> };
