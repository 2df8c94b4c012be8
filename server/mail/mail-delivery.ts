import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import type { Attempt } from '../jobs/task';
import type { Clock } from '../lib/clock';
import type { Logger } from '../lib/logger';
import type { MailedCopies } from './attachment';
import { Mail } from './mail.entity';
import { DeliveryFailed, type MailTransport } from './transport';

const LAST_ERROR_LENGTH_MAX = 40;

interface DeliveryParts {
  dataSource: DataSource;
  transport: MailTransport;
  mailedCopies: MailedCopies;
  clock: Clock;
  logger: Logger;
}

/** Delivers the mails of the outbox. */
export class MailDelivery {
  constructor(private readonly parts: DeliveryParts) {}

  /**
   * Job: claims a mail, sends it and marks it. No transaction is open while the mail server responds, and the claim
   * keeps other jobs from sending it. A mail is sent twice only if its worker dies after the mail server accepted it
   * and before it is marked; both copies have the same Message-ID.
   */
  async deliver({ mailId }: { mailId: string }, attempt: Attempt): Promise<void> {
    const { dataSource, transport, mailedCopies } = this.parts;
    const mail = await claim(dataSource, mailId, attempt.jobId);
    if (!mail) return;
    if (bringsCopy(mail)) mail.receiptCopy = await mailedCopies.numberFor(mail);
    const failure = await failureOf(transport.send(mail, attempt.signal));
    if (!failure) return markSent(this.parts, mail);
    await markFailed(this.parts, mail, { failure, attempt });
    throw failure;
  }
}

/** Null if the mail has been sent or removed, or another running job is sending it. */
async function claim(dataSource: DataSource, id: string, jobId: string): Promise<Mail | null> {
  return dataSource.transaction(async (manager) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const mail = await manager.findOne(Mail, { where: { id, sentAt: IsNull() }, lock });
    if (!mail || (await isClaimedByAnother(manager, mail, jobId))) return null;
    await manager.update(Mail, id, { claimedBy: jobId });
    return mail;
  });
}

/** The claim of a dead job does not count: such a job is no longer locked. */
async function isClaimedByAnother(manager: EntityManager, { claimedBy }: Mail, jobId: string) {
  if (claimedBy === null || claimedBy === jobId) return false;
  const found = await manager.query<unknown[]>(
    'select 1 from graphile_worker.jobs where id = $1 and locked_at is not null',
    [claimedBy],
  );
  return found.length > 0;
}

async function markSent(
  { dataSource, transport, mailedCopies, clock }: DeliveryParts,
  mail: Mail,
): Promise<void> {
  const withoutText = transport.keepsMails ? {} : { text: '', html: '' };
  const sent = { sentAt: new Date(clock.now()), failedAt: null, lastError: null, ...withoutText };
  await dataSource.transaction(async (manager) => {
    const { affected } = await manager.update(Mail, mail.id, sent);
    // The mail, with the number of its copy, may have been removed during the sending.
    if (affected && bringsCopy(mail)) await mailedCopies.add(manager, mail);
  });
}

async function markFailed(
  { dataSource, clock, logger }: DeliveryParts,
  mail: Mail,
  { failure, attempt }: { failure: DeliveryFailed; attempt: Attempt },
): Promise<void> {
  const { id, kind } = mail;
  await dataSource.manager.update(Mail, id, {
    ...(bringsCopy(mail) && { receiptCopy: null }),
    lastError: failure.message.slice(0, LAST_ERROR_LENGTH_MAX),
    failedAt: attempt.isLast ? new Date(clock.now()) : null,
  });
  if (!attempt.isLast) return;
  const details = { mailId: id, kind, reason: failure.message };
  logger.error(details, 'mail given up; retry it with npm run mail:retry');
}

const bringsCopy = (mail: Mail): boolean => mail.receiptRequestKey !== null;

async function failureOf(sending: Promise<void>): Promise<DeliveryFailed | undefined> {
  try {
    await sending;
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryFailed) return error;
    throw error;
  }
}
