import type { z } from 'zod/mini';
import {
  paragraphOf,
  WORDED_MAILS,
  type mailTrialForm,
  type MailWords,
  type WordedMail,
} from '#common/settings/mail-words.form';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import type { MailContent, MailKind } from '../../mail/mail-content';
import type { Outbox } from '../../mail/outbox';
import { requireMails } from '../../mail/require-mails';
import { withOwnWords, type OwnWords } from '../../mail/own-words';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import { sampleOf } from './mail-samples';
import { testMails } from './settings.rate-limits';

interface MailTrialParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
  outbox: Outbox;
}

type Trial = z.infer<typeof mailTrialForm> & { mail: WordedMail };

const kindOf = (mail: WordedMail) => mail.replaceAll('_', '-') as MailKind;

/** The saved words, as mails are composed with them. */
export const ownWordsOf = (saved: MailWords): OwnWords => ({
  signature: saved.signature,
  paragraphs: Object.fromEntries(WORDED_MAILS.map((mail) => [kindOf(mail), saved[paragraphOf(mail)]])),
});

/** Mails with invented values, with which the studio tries out its own words before it saves them. */
export class MailTrialsService {
  constructor(private readonly parts: MailTrialParts) {}

  compose({ mail, signature, paragraph }: Trial): MailContent {
    const words = { signature, paragraphs: { [kindOf(mail)]: paragraph } };
    return withOwnWords(words, () =>
      sampleOf(mail, { now: this.parts.clock.now(), links: this.parts.links }),
    );
  }

  /** Sends one to the actor, without the file that it speaks of; returns the address. */
  async send(actor: UserActor, trial: Trial): Promise<string> {
    requireMails();
    const { dataSource, limits, outbox } = this.parts;
    await limits.take(testMails, actor.id);
    const { email } = await dataSource.getRepository(User).findOneByOrFail({ id: actor.id });
    const { subject, text, html } = this.compose(trial);
    const mail: MailContent = { kind: 'test', subject: `Sample: ${subject}`, text, html };
    await dataSource.transaction((manager) => outbox.put(manager, { to: email, mail }));
    return email!;
  }
}
