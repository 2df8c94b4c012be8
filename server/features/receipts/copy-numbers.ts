import type { EntityManager } from 'typeorm';
import { Receipt } from './receipt.entity';

/** Copies of a receipt are added one after another, so that each has a number of its own. */
export async function lockCopies(manager: EntityManager, receiptId: string): Promise<void> {
  const lock = { mode: 'for_no_key_update' } as const;
  await manager.findOneOrFail(Receipt, { where: { id: receiptId }, lock });
}

/** The number after all copies that are handed out or on their way by mail. */
export async function nextCopy(manager: EntityManager, receiptId: string): Promise<number> {
  const [{ next } = { next: 1 }] = await manager.query<{ next: number }[]>(
    `select 1 + greatest(
       (select coalesce(max(copy), 0) from receipt_copies where receipt_id = $1),
       (select coalesce(max(receipt_copy), 0) from mails
        where receipt_id = $1 and receipt_request_key is not null)
     ) as next`,
    [receiptId],
  );
  return next;
}
