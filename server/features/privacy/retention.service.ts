import type { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '#common/retention';
import { DAY_MS } from '#common/time';
import type { Clock } from '../../lib/clock';

/** Rows that one statement removes: few enough for its locks to be gone in a moment. */
export const REMOVED_AT_ONCE = 5000;

interface Step {
  days: number;
  /** Removes some of what is older than the moment $1, at most $2 rows, and counts them. */
  statement: string;
}

const rows = (table: string, days: number, isOld: string): Step => ({
  days,
  statement: `with gone as (
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit $2)) returning 1
  ) select count(*)::int as count from gone`,
});

/** Jobs that were given up, which nobody else removes: some hold an address. */
const GIVEN_UP_JOBS: Step = {
  days: RETENTION_DAYS.passwordResets,
  statement: `select count(*)::int as count from (
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < $1 limit $2
    ))
  ) gone`,
};

/** Each has an index that finds what is old. */
export const RETENTION_STEPS: Record<string, Step> = {
  'sign-ups': rows('sign_ups', RETENTION_DAYS.endedSignUps, 'expires_at < $1'),
  sessions: rows('sessions', RETENTION_DAYS.endedSessions, '(ended_at < $1 or expires_at < $1)'),
  'password resets': rows('password_resets', RETENTION_DAYS.passwordResets, 'created_at < $1'),
  'diet details': rows(
    'diet_details',
    RETENTION_DAYS.dietDetailsOfNobody,
    'user_id is null and updated_at < $1',
  ),
  'sent mails': rows('mails', RETENTION_DAYS.sentMails, 'sent_at < $1'),
  'undelivered mails': rows('mails', RETENTION_DAYS.undeliveredMails, 'sent_at is null and created_at < $1'),
  'gateway events': rows('gateway_events', RETENTION_DAYS.gatewayEvents, 'received_at < $1'),
  'security events': rows('security_events', RETENTION_DAYS.securityEvents, 'created_at < $1'),
  'given up jobs': GIVEN_UP_JOBS,
};

/** Keeps nothing longer than the privacy policy says. */
export class RetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The job: what one step fails with keeps no other from being done. */
  async cleanUp(): Promise<void> {
    const failures: string[] = [];
    for (const [name, step] of Object.entries(RETENTION_STEPS)) {
      await this.removeAll(step).catch((error: unknown) => {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    if (failures.length > 0) throw new Error(`Not cleaned up: ${failures.join('; ')}`);
  }

  /** Each statement is a transaction of its own. */
  private async removeAll({ days, statement }: Step): Promise<void> {
    const before = new Date(this.clock.now() - days * DAY_MS);
    let removed = REMOVED_AT_ONCE;
    while (removed === REMOVED_AT_ONCE) {
      const [answer] = await this.dataSource.query<{ count: number }[]>(statement, [before, REMOVED_AT_ONCE]);
      removed = answer?.count ?? 0;
    }
  }
}
