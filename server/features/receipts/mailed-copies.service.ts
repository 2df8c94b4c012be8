import type { EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { MailedCopies } from '../../mail/attachment';
import { Mail } from '../../mail/mail.entity';
import { lockCopies, nextCopy } from './copy-numbers';
import { ReceiptCopy } from './receipt-copy.entity';

interface MailedCopyParts {
  dataSource: Database;
  clock: Clock;
}

/** Counts a receipt that staff mail once it is delivered. */
export class MailedCopiesService implements MailedCopies {
  constructor(private readonly parts: MailedCopyParts) {}

  numberFor({ id, receiptId, receiptCopy }: Mail): Promise<number> {
    return this.parts.dataSource.transaction(async (manager) => {
      await lockCopies(manager, receiptId!);
      // Left by a worker that has died while it sent the mail.
      const copy = receiptCopy ?? (await nextCopy(manager, receiptId!));
      await manager.update(Mail, id, { receiptCopy: copy });
      return copy;
    });
  }

  async add(manager: EntityManager, { receiptId, receiptCopy, receiptRequestKey }: Mail): Promise<void> {
    await manager.insert(ReceiptCopy, {
      receiptId: receiptId!,
      copy: receiptCopy!,
      way: 'mail',
      requestKey: receiptRequestKey!,
      handedOutAt: new Date(this.parts.clock.now()),
    });
  }
}
