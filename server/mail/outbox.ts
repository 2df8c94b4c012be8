import type { DataSource, EntityManager } from 'typeorm';
import { messages } from '#common/messages';
import { addJob } from '../jobs/add-job';
import { InvalidInput } from '../lib/errors';
import type { MailContent, MailKind } from './mail-content';
import { Mail } from './mail.entity';

/** Somebody sits in front of a screen and waits for them. Of one call they must all be, or the delay tells which it was. */
const URGENT: ReadonlySet<string> = new Set<MailKind>([
  'verification',
  'already-registered',
  'one-time-password',
]);

/** One address and nothing that a header or a list of addresses could be made of. */
const PLAIN_ADDRESS = /^[^\s,;:<>()[\]"\\@\p{Cc}]+@[^\s,;:<>()[\]"\\@\p{Cc}]+$/u;

/** Where mails wait to be delivered. */
export class Outbox {
  /** Puts a mail into the manager's transaction: it goes out when that is committed, and never when it is not. */
  async put(manager: EntityManager, { to, mail }: { to: string; mail: MailContent }): Promise<void> {
    if (!PLAIN_ADDRESS.test(to)) throw new InvalidInput(messages.emailInvalid);
    const { identifiers } = await manager.insert(Mail, { ...mail, toAddress: to });
    await askForDelivery(manager, { id: String(identifiers[0]?.['id']), kind: mail.kind });
  }

  /** Removes every mail to an address, those that wait as well. */
  async forget(manager: EntityManager, address: string): Promise<void> {
    await manager.delete(Mail, { toAddress: address });
  }

  /** Tries mails again that were given up, and those whose job got lost; returns how many. */
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
      for (const mail of mails) await askForDelivery(manager, mail);
      return mails.length;
    });
  }
}

type WaitingMail = Pick<Mail, 'id' | 'kind'>;

const askForDelivery = (manager: EntityManager, { id, kind }: WaitingMail) =>
  addJob(manager, URGENT.has(kind) ? 'deliver-urgent-mail' : 'deliver-mail', {
    payload: { mailId: id },
    key: `mail:${id}`,
  });
