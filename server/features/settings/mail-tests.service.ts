import { randomUUID } from 'node:crypto';
import { mailMessages } from '#common/settings/messages';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Mail } from '../../mail/mail.entity';
import { testMail } from '../../mail/mails/test-mail';
import type { Outbox } from '../../mail/outbox';
import { DeliveryFailed, type MailTransport } from '../../mail/transport';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { JournalService } from '../journal/journal.service';
import { testMails } from './settings.rate-limits';

interface MailTestParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  journal: JournalService;
  transport: MailTransport;
  outbox: Outbox;
}

/** A person waits for the answer. */
const TIMEOUT_MS = 10_000;

/** Older mails, such as reminders, would come too late. */
const SENT_AGAIN_MS = 3 * DAY_MS;

const { testFailed: texts } = mailMessages;

/** Test mails, with which an admin finds out whether the mail server is set up well. */
export class MailTestsService {
  constructor(private readonly parts: MailTestParts) {}

  /**
   * Sends a mail to the actor without the outbox, and says in plain words what came of it. If the mail server works, it
   * also gets the mails that have failed in the last days.
   */
  async send(actor: UserActor): Promise<{ isSent: boolean; message: string }> {
    const { dataSource, clock, limits, journal, outbox } = this.parts;
    await limits.take(testMails, actor.id);
    const { email } = await dataSource.getRepository(User).findOneByOrFail({ id: actor.id });
    const failure = await this.failureOf(email!);
    const isSent = failure === null;
    const sentAgain = await dataSource.transaction(async (manager) => {
      await journal.write(manager, actor, {
        type: 'service.tested',
        subjectId: null,
        memberId: null,
        before: {},
        after: { service: 'mail server', isSuccessful: isSent },
      });
      return isSent ? outbox.sendFailed(manager, new Date(clock.now() - SENT_AGAIN_MS)) : 0;
    });
    return { isSent, message: failure ?? mailMessages.testSent(email!, sentAgain) };
  }

  private async failureOf(to: string): Promise<string | null> {
    const { transport, clock } = this.parts;
    if (transport.keepsMails) return texts.notSet;
    const { subject, text, html } = testMail({ sentAt: new Date(clock.now()) });
    const mail = Object.assign(new Mail(), { id: randomUUID(), toAddress: to, subject, text, html });
    try {
      await transport.send(mail, AbortSignal.timeout(TIMEOUT_MS));
      return null;
    } catch (error) {
      if (!(error instanceof DeliveryFailed)) throw error;
      return inPlainWords(error.message);
    }
  }
}

const MEANINGS: [RegExp, string][] = [
  [/^EDNS/, texts.unknownHost],
  [/^EPRIVATE/, texts.privateAddress],
  [/^(EAUTH|ENOAUTH)/, texts.refusesLogIn],
  [/^ETLS/, texts.noEncryption],
  [/^(ECONNECTION|ETIMEDOUT|ESOCKET|EABORT)/, texts.noAnswer],
];

/** Explains codes such as "EAUTH 535". */
function inPlainWords(codes: string): string {
  const known = MEANINGS.find(([pattern]) => pattern.test(codes));
  if (known) return known[1];
  const [, reply] = /(\d{3})$/.exec(codes) ?? [];
  return reply ? texts.refusesMail(reply) : texts.unknown(codes);
}
