import type { DataSource, EntityManager } from 'typeorm';
import { messages } from '#common/messages';
import { addJob } from '../jobs/add-job';
import { InvalidInput } from '../lib/errors';
import type { MailContent } from './mail-content';
import { Mail } from './mail.entity';

/** Over sixteen hours, with pauses that grow from seconds to six hours. */
export const DELIVERY_ATTEMPTS_MAX = 12;

/** One address and nothing that a header or a list of addresses could be made of. */
const PLAIN_ADDRESS = /^[^\s,;:<>()[\]"\\@\p{Cc}]+@[^\s,;:<>()[\]"\\@\p{Cc}]+$/u;

/** Where mails wait to be delivered. */
export class Outbox {
  /** Puts a mail into the manager's transaction: it goes out when that is committed, and never when it is not. */
  async put(manager: EntityManager, { to, mail }: { to: string; mail: MailContent }): Promise<void> {
    if (!PLAIN_ADDRESS.test(to)) throw new InvalidInput(messages.emailInvalid);
    const { identifiers } = await manager.insert(Mail, { ...mail, toAddress: to });
    await askForDelivery(manager, String(identifiers[0]?.['id']));
  }

  /** Removes every mail to an address, those that wait as well. */
  async forget(manager: EntityManager, address: string): Promise<void> {
    await manager.delete(Mail, { toAddress: address });
  }

  /** Tries mails again that were given up, and those whose job got lost; returns how many. */
  retry(dataSource: DataSource): Promise<number> {
    return dataSource.transaction(async (manager) => {
      const [mails] = await manager.query<[{ id: string }[], number]>(`
        update mails set failed_at = null, last_error = null
        where sent_at is null and not exists (
          select 1 from graphile_worker.jobs
          where key = 'mail:' || mails.id and (locked_at is not null or attempts < max_attempts)
        )
        returning id
      `);
      for (const { id } of mails) await askForDelivery(manager, id);
      return mails.length;
    });
  }
}

const askForDelivery = (manager: EntityManager, mailId: string) =>
  addJob(manager, 'deliver-mail', {
    payload: { mailId },
    key: `mail:${mailId}`,
    attemptsMax: DELIVERY_ATTEMPTS_MAX,
  });
