import type { EntityManager } from 'typeorm';
import { orderMessages } from '#common/orders/messages';
import { PRINT_LINK_LIFE_MS, RECEIPT_LINK_LIFE_MS } from '#common/receipts/limits';
import { receiptMessages } from '#common/receipts/messages';
import type { ReceiptPaper } from '#common/receipts/papers';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField, NotFound, requestKeyUsed } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { mayAccessMember } from '../../lib/member-access';
import { randomToken, sha256 } from '../../lib/secrets';
import { Mail } from '../../mail/mail.entity';
import { receiptMail } from '../../mail/mails/receipt-mail';
import type { Outbox } from '../../mail/outbox';
import { requireMails } from '../../mail/require-mails';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { JournalService } from '../journal/journal.service';
import { lockCopies, nextCopy } from './copy-numbers';
import { ReceiptCopy, type CopyWay } from './receipt-copy.entity';
import { ReceiptLink } from './receipt-link.entity';
import type { Receipt } from './receipt.entity';
import { mailsOfReceipt, receiptDrawing, receiptMailing, receiptsToAddress } from './receipt.rate-limits';
import type { ReceiptService } from './receipt.service';

interface CopyParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
  outbox: Pick<Outbox, 'put'>;
  journal: JournalService;
  receipts: Pick<ReceiptService, 'find'>;
}

/** The receipt, and the idempotency key of the request. */
interface Handout {
  id: string;
  requestKey: string;
}

/** A link that has been made; the database has only the hash of its token. */
interface NewLink {
  token: string;
  expiresAt: Date;
}

const ENTRIES = { print: 'receipt.printed', link: 'receipt.shared' } as const;

/** Receipts that are handed out: on paper, by mail, or as a link. What staff hand out counts as a copy. */
export class ReceiptCopiesService {
  constructor(private readonly parts: CopyParts) {}

  /** A link that opens the receipt for printing. Members print their own without a new copy. */
  async print(actor: UserActor, { id, paper, requestKey }: Handout & { paper: ReceiptPaper }) {
    const receipt = await this.receiptFor(actor, id);
    await this.parts.limits.take(receiptDrawing, actor.id);
    const { token, expiresAt } = await this.parts.dataSource.transaction(async (manager) => {
      const isOwn = receipt.order.userId === actor.id;
      const copy = isOwn ? null : await this.handOut(manager, actor, { receipt, way: 'print', requestKey });
      return this.link(manager, { receipt, copy, lifeMs: PRINT_LINK_LIFE_MS });
    });
    return { receipt, url: this.parts.links.printedReceipt(token, paper), expiresAt };
  }

  /** A link with which the member can open the receipt without a log-in. */
  async share(actor: UserActor, { id, requestKey }: Handout) {
    const receipt = await this.receiptFor(actor, id);
    if (receipt.order.userId === null) throw new Conflict('MEMBER_DELETED', receiptMessages.memberDeleted);
    await this.parts.limits.take(receiptDrawing, actor.id);
    const { token, expiresAt } = await this.parts.dataSource.transaction(async (manager) => {
      const copy = await this.handOut(manager, actor, { receipt, way: 'link', requestKey });
      return this.link(manager, { receipt, copy, lifeMs: RECEIPT_LINK_LIFE_MS });
    });
    return { receipt, url: this.parts.links.sharedReceipt(token), expiresAt };
  }

  /**
   * Mails the receipt to the member, or to another address, which is not stored with the account. It becomes a copy once
   * it is delivered.
   */
  async mail(actor: UserActor, { id, email, requestKey }: Handout & { email?: string | null }) {
    requireMails();
    const { dataSource, limits, outbox, journal } = this.parts;
    const receipt = await this.receiptFor(actor, id);
    const to = email || receipt.order.user?.email;
    if (!to) throw invalidField('email', 'REQUIRED', receiptMessages.emailRequired);
    if (!(await isMailed(dataSource, { receipt, requestKey, to }))) {
      await limits.take(receiptMailing, actor.id);
      await limits.take(mailsOfReceipt, receipt.id);
      await limits.take(receiptsToAddress, to);
    }
    await dataSource.transaction(async (manager) => {
      await lockCopies(manager, receipt.id);
      if (await isMailed(manager, { receipt, requestKey, to })) return;
      await outbox.put(manager, { to, mail: receiptMail({ receipt, requestKey }) });
      const { number } = receipt;
      await journal.write(manager, actor, {
        type: 'receipt.mailed',
        subjectId: receipt.id,
        memberId: receipt.order.userId,
        before: {},
        after: { number },
      });
    });
    return { receipt, to };
  }

  /** How many copies have been handed out, by the id of the receipt; without those that have none. */
  async countsOf(receiptIds: string[]): Promise<Map<string, number>> {
    const counted = await this.parts.dataSource.query<{ id: string; count: number }[]>(
      `select receipt_id as id, count(*)::int as count from receipt_copies
       where receipt_id = any($1) group by receipt_id`,
      [receiptIds],
    );
    return new Map(counted.map(({ id, count }) => [id, count]));
  }

  /** The receipt, if it is the actor's own or they may hand it out. */
  private async receiptFor(actor: UserActor, id: string): Promise<Receipt> {
    const receipt = await this.parts.receipts.find(actor, id);
    if (!receipt || !mayAccessMember(actor, receipt.order.userId, 'receipts:hand-out'))
      throw new NotFound('RECEIPT_NOT_FOUND', orderMessages.receiptNotFound);
    return receipt;
  }

  /** Adds the next copy, or returns the copy of an earlier request with the same key. */
  private async handOut(
    manager: EntityManager,
    actor: UserActor,
    { receipt: { id, number, order }, way, requestKey }: NewCopy,
  ): Promise<number> {
    await lockCopies(manager, id);
    const known = await copyOf(manager, id, requestKey);
    if (known && known.way !== way) throw requestKeyUsed();
    if (known) return known.copy;
    if (await mailOf(manager, id, requestKey)) throw requestKeyUsed();
    const copy = await nextCopy(manager, id);
    const handedOutAt = new Date(this.parts.clock.now());
    await manager.insert(ReceiptCopy, { receiptId: id, copy, way, requestKey, handedOutAt });
    await this.parts.journal.write(manager, actor, {
      type: ENTRIES[way],
      subjectId: id,
      memberId: order.userId,
      before: {},
      after: { number, copy },
    });
    return copy;
  }

  private async link(
    manager: EntityManager,
    { receipt, copy, lifeMs }: { receipt: Receipt; copy: number | null; lifeMs: number },
  ): Promise<NewLink> {
    const token = randomToken();
    const expiresAt = new Date(this.parts.clock.now() + lifeMs);
    await manager.insert(ReceiptLink, {
      tokenHash: sha256(token),
      receiptId: receipt.id,
      copy,
      expiresAt,
    });
    return { token, expiresAt };
  }
}

interface NewCopy {
  receipt: Receipt;
  way: Exclude<CopyWay, 'mail'>;
  requestKey: string;
}

type Reader = Pick<EntityManager, 'getRepository'>;

const copyOf = (reader: Reader, receiptId: string, requestKey: string): Promise<ReceiptCopy | null> =>
  reader.getRepository(ReceiptCopy).findOneBy({ receiptId, requestKey });

const mailOf = (reader: Reader, receiptId: string, receiptRequestKey: string): Promise<Mail | null> =>
  reader.getRepository(Mail).findOneBy({ receiptId, receiptRequestKey });

/** Whether the same request has mailed the receipt before. Mails are kept for longer than requests are repeated. */
async function isMailed(
  reader: Reader,
  { receipt: { id }, requestKey, to }: { receipt: Receipt; requestKey: string; to: string },
): Promise<boolean> {
  const mail = await mailOf(reader, id, requestKey);
  const copy = await copyOf(reader, id, requestKey);
  if ((mail && mail.toAddress !== to) || (copy && copy.way !== 'mail')) throw requestKeyUsed();
  return mail !== null || copy !== null;
}
