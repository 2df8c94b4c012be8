import type { DataSource, EntityManager } from 'typeorm';
import { authMessages } from '#common/auth/messages';
import { addJob } from '../jobs/add-job';
import { AppError } from '../lib/errors';
import type { MailContent, MailKind } from './mail-content';
import { Mail } from './mail.entity';
import { deliverMail, deliverUrgentMail } from './mail.tasks';

/**
 * Mails that a user is waiting for. The mails that one operation can send must all be listed, or the delay would
 * reveal which one was sent.
 */
const URGENT: ReadonlySet<string> = new Set<MailKind>([
  'verification',
  'already-registered',
  'one-time-password',
]);

/** A single address, without characters that could form a header or a list of addresses. */
const PLAIN_ADDRESS = /^[^\s,;:<>()[\]"\\@\p{Cc}]+@[^\s,;:<>()[\]"\\@\p{Cc}]+$/u;

/** Mails that wait to be delivered. */
export class Outbox {
  /**
   * Adds a mail in the manager's transaction, so that it is sent only if that is committed. Members without an e-mail
   * address get none.
   */
  async put(manager: EntityManager, { to, mail }: { to: string | null; mail: MailContent }): Promise<void> {
    if (to === null) return;
    if (!PLAIN_ADDRESS.test(to)) throw new AppError('BAD_USER_INPUT', authMessages.emailInvalid);
    const { identifiers } = await manager.insert(Mail, { ...mail, toAddress: to });
    await addDeliveryJob(manager, { id: String(identifiers[0]?.['id']), kind: mail.kind });
  }

  /** Removes every mail to an address, including those that are waiting. */
  async forget(manager: EntityManager, address: string | null): Promise<void> {
    if (address !== null) await manager.delete(Mail, { toAddress: address });
  }

  /** Retries mails that were given up, and those whose job was lost; returns how many. */
  retry(dataSource: DataSource): Promise<number> {
    return dataSource.transaction(async (manager) => {
      const [mails] = await manager.query<[WaitingMail[], number]>(`
        update mails set failed_at = null, last_error = null
        where sent_at is null and not exists (
          select 1 from graphile_worker.jobs
          where key = 'mail:' || mails.id and (locked_at is not null or attempts < max_attempts)
        )
        returning id, kind
      `);
      return addDeliveryJobs(manager, mails);
    });
  }

  /**
   * Sends mails again that have failed since then, at once instead of after their pause; returns how many. Codes are
   * left out: they are out of date.
   */
  async sendFailed(manager: EntityManager, since: Date): Promise<number> {
    const [mails] = await manager.query<[WaitingMail[], number]>(
      `update mails set failed_at = null
       where sent_at is null and last_error is not null and created_at >= $1 and kind <> all($2) and not exists (
         select 1 from graphile_worker.jobs where key = 'mail:' || mails.id and locked_at is not null
       )
       returning id, kind`,
      [since, [...URGENT]],
    );
    return addDeliveryJobs(manager, mails);
  }
}

type WaitingMail = Pick<Mail, 'id' | 'kind'>;

async function addDeliveryJobs(manager: EntityManager, mails: readonly WaitingMail[]): Promise<number> {
  for (const mail of mails) await addDeliveryJob(manager, mail);
  return mails.length;
}

const addDeliveryJob = (manager: EntityManager, { id, kind }: WaitingMail) =>
  addJob(manager, URGENT.has(kind) ? deliverUrgentMail : deliverMail, {
    payload: { mailId: id },
    key: `mail:${id}`,
  });
