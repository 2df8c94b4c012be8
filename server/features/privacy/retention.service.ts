import type { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '#common/retention';
import { DAY_MS } from '#common/time';
import type { Clock } from '../../lib/clock';

/** The statement that removes what is older than so many days, told as the moment $1. */
const REMOVALS: [days: number, statement: string][] = [
  [RETENTION_DAYS.endedSignUps, 'delete from sign_ups where expires_at < $1'],
  [RETENTION_DAYS.endedSessions, 'delete from sessions where least(ended_at, expires_at) < $1'],
  [RETENTION_DAYS.passwordResets, 'delete from password_resets where created_at < $1'],
  [RETENTION_DAYS.dietDetailsOfNobody, 'delete from diet_details where user_id is null and updated_at < $1'],
  [RETENTION_DAYS.sentMails, 'delete from mails where sent_at < $1'],
  [RETENTION_DAYS.undeliveredMails, 'delete from mails where sent_at is null and created_at < $1'],
  [RETENTION_DAYS.gatewayEvents, 'delete from gateway_events where received_at < $1'],
  [RETENTION_DAYS.securityEvents, 'delete from security_events where created_at < $1'],
  // Jobs that were given up, which nobody else removes: some hold an address.
  [
    RETENTION_DAYS.passwordResets,
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null and updated_at < $1`,
  ],
];

/** Keeps nothing longer than the privacy policy says. */
export class RetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async cleanUp(): Promise<void> {
    for (const [days, statement] of REMOVALS) {
      await this.dataSource.query(statement, [new Date(this.clock.now() - days * DAY_MS)]);
    }
  }
}
