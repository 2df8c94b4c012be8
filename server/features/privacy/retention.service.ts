import type { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '#common/retention';
import { DAY_MS } from '#common/time';
import type { Clock } from '../../lib/clock';

/** Rows deleted by one statement: few enough that its locks are soon released. */
export const REMOVAL_BATCH_SIZE = 5000;

interface Step {
  days: number;
  /** Deletes at most $2 rows that are older than the time $1, and returns their number. */
  statement: string;
}

const rows = (table: string, days: number, isOld: string): Step => ({
  days,
  statement: `with gone as (
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit $2)) returning 1
  ) select count(*)::int as count from gone`,
});

/** Jobs without attempts left, which the job queue itself never deletes; some contain an e-mail address. */
const GIVEN_UP_JOBS: Step = {
  days: RETENTION_DAYS.passwordResets,
  statement: `select count(*)::int as count from (
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < $1 limit $2
    ))
  ) gone`,
};

/** Every table has an index that finds its old rows. */
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

/** Deletes data once the retention periods of the privacy policy are over. */
export class RetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Daily job. A step that fails does not prevent the others; all failures are reported at the end. */
  async cleanUp(): Promise<void> {
    const failures: string[] = [];
    for (const [name, step] of Object.entries(RETENTION_STEPS)) {
      await this.removeAll(step).catch((error: unknown) => {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    if (failures.length > 0) throw new Error(`Not cleaned up: ${failures.join('; ')}`);
  }

  /** Each batch is a transaction of its own. */
  private async removeAll({ days, statement }: Step): Promise<void> {
    const before = new Date(this.clock.now() - days * DAY_MS);
    let removed = REMOVAL_BATCH_SIZE;
    while (removed === REMOVAL_BATCH_SIZE) {
      const [answer] = await this.dataSource.query<{ count: number }[]>(statement, [
        before,
        REMOVAL_BATCH_SIZE,
      ]);
      removed = answer?.count ?? 0;
    }
  }
}
