import type { GatewayName } from '#common/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time';

/** What is urgent has slots of its own; of the rest, the smaller number goes first. */
const PRIORITY = { urgent: 0, mail: 10, money: 20, routine: 30 } as const;

interface Schedule {
  /** A cron pattern, in UTC. */
  match: string;
  /** How far back a run that was missed is made up for, in milliseconds. */
  backfillPeriod: number;
}

export interface TaskRules {
  priority: (typeof PRIORITY)[keyof typeof PRIORITY];
  /** With pauses that grow from seconds to six hours: 5 take a minute, 8 half an hour, 10 three and a half hours, 12 sixteen. */
  attemptsMax: number;
  /** Done by the clock, whoever else asks for it. */
  schedule?: Schedule;
}

/** A row of the table below, with the type of what the job is told: ids where there are any, since a payload waits. */
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

/** Everything that is done later or by the clock. A new task needs a row here and one in server/tasks.ts. */
export const TASKS = {
  /** An address that may have no account: who asks must not be able to tell from the answer. */
  'send-reset-code': task<{ email: string }>({ priority: PRIORITY.urgent, attemptsMax: 5 }),
  /** Mails that somebody waits for in front of a screen. */
  'deliver-urgent-mail': task<{ mailId: string }>({ priority: PRIORITY.urgent, attemptsMax: 12 }),
  'deliver-mail': task<{ mailId: string }>({ priority: PRIORITY.mail, attemptsMax: 12 }),
  'give-back': task<{ refundId: string }>({ priority: PRIORITY.money, attemptsMax: 20 }),
  'reconcile-payments': task({ priority: PRIORITY.money, attemptsMax: 5, schedule: everyTenMinutes }),
  'ask-gateway': task<{ orderId: string }>({ priority: PRIORITY.routine, attemptsMax: 3 }),
  /** What the gateways have taken in the last days, whatever has become of its orders; one job for a page. */
  'read-payments': task({ priority: PRIORITY.routine, attemptsMax: 5, schedule: hourly(15) }),
  'read-page-of-payments': task<PageOfPayments>({ priority: PRIORITY.routine, attemptsMax: 5 }),
  /** Refunds that the gateways have not finished; `give-back` asks about each. */
  'reconcile-refunds': task({ priority: PRIORITY.routine, attemptsMax: 5, schedule: hourly(45) }),
  'expire-orders': task({ priority: PRIORITY.routine, attemptsMax: 8, schedule: hourly(5) }),
  /** Every hour, since it may send by day only; 3:30 in UTC is nine in the morning in India. */
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
  /** Should it fail as well, it is not tried again. */
  isLast: boolean;
  /** Aborted when this worker may no longer count as alive: from then on another may do the job. */
  signal: AbortSignal;
}

export type Task<Name extends TaskName> = (payload: TaskPayloads[Name], attempt: Attempt) => Promise<void>;

export type Tasks = { [Name in TaskName]: Task<Name> };
