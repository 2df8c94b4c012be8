import type { DataSource, EntityManager } from 'typeorm';
import type { Attempt, Task } from '../jobs/tasks';
import type { Clock } from '../lib/clock';
import type { Logger } from '../lib/logger';
import { Mail } from './mail.entity';
import { DeliveryFailed, type MailTransport } from './transport';

const LAST_ERROR_LENGTH_MAX = 40;

export interface DeliveryParts {
  dataSource: DataSource;
  transport: MailTransport;
  clock: Clock;
  logger: Logger;
}

/** The job that delivers one mail, once, however often it is done. */
export function deliverMail(parts: DeliveryParts): Task<'deliver-mail' | 'deliver-urgent-mail'> {
  return async ({ mailId }, attempt) => {
    // A failure is noted in the same transaction, which must therefore not fail.
    const failure = await parts.dataSource.transaction((manager) =>
      deliver(parts, { manager, mailId, attempt }),
    );
    if (failure) throw failure;
  };
}

interface Delivery {
  manager: EntityManager;
  mailId: string;
  attempt: Attempt;
}

async function deliver(
  { transport, clock, logger }: DeliveryParts,
  { manager, mailId, attempt }: Delivery,
): Promise<DeliveryFailed | undefined> {
  // Whoever comes second waits here, and finds it sent.
  const lock = { mode: 'pessimistic_write' } as const;
  const mail = await manager.findOne(Mail, { where: { id: mailId }, lock });
  if (!mail || mail.sentAt) return undefined;

  const failure = await failureOf(transport.send(mail));
  const now = new Date(clock.now());
  if (!failure) {
    const withoutText = transport.keepsMails ? {} : { text: '', html: '' };
    await manager.update(Mail, mailId, { sentAt: now, failedAt: null, lastError: null, ...withoutText });
    return undefined;
  }
  await manager.update(Mail, mailId, {
    lastError: failure.message.slice(0, LAST_ERROR_LENGTH_MAX),
    failedAt: attempt.isLast ? now : null,
  });
  if (attempt.isLast) {
    logger.error(
      { mailId, kind: mail.kind, reason: failure.message },
      'mail given up; npm run mail:retry tries it again',
    );
  }
  return failure;
}

async function failureOf(sending: Promise<void>): Promise<DeliveryFailed | undefined> {
  try {
    await sending;
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryFailed) return error;
    throw error;
  }
}
