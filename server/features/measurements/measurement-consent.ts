import type { EntityManager } from 'typeorm';
import { measurementMessages } from '#common/measurements/messages';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { isOwnId } from '../../lib/member-access';
import type { Links } from '../../lib/links';
import { healthConsentMail } from '../../mail/mails/health-consent-mail';
import type { Outbox } from '../../mail/outbox';
import type { JournalService } from '../journal/journal.service';
import type { ConsentService } from '../consents/consent.service';
import type { User } from '../accounts/user.entity';

interface ConsentParts {
  clock: Clock;
  outbox: Outbox;
  links: Links;
  consents: ConsentService;
  journal: JournalService;
}

interface MeasuredMember {
  /** Locked by the caller. */
  user: User;
  /** Whether staff say that the member has agreed. */
  hasAgreed: boolean;
}

/** Measurements are health data, which is stored with the consent of the member only. */
export class MeasurementConsent {
  constructor(private readonly parts: ConsentParts) {}

  /**
   * Makes sure that the member has consented: members do by saving their measurements; for others the consent has to be
   * there, or is recorded if the member has agreed in person. Fails without it.
   */
  async ensure(manager: EntityManager, actor: UserActor, { user, hasAgreed }: MeasuredMember): Promise<void> {
    const { consents } = this.parts;
    if (isOwnId(actor, user.id)) return consents.give(manager, user.id, 'health_data');
    if ((await consents.givenBy([user.id], 'health_data', manager)).has(user.id)) return;
    if (!hasAgreed) throw invalidField('hasMemberAgreed', 'REQUIRED', measurementMessages.consentMissing);
    await this.record(manager, actor, user);
  }

  private async record(manager: EntityManager, actor: UserActor, { id, email }: User): Promise<void> {
    const { clock, outbox, links, consents, journal } = this.parts;
    await consents.giveInPerson(manager, id, 'health_data');
    await journal.write(manager, actor, {
      type: 'member.consent-recorded',
      subjectId: id,
      memberId: id,
      before: {},
      after: {},
    });
    const mail = healthConsentMail({ givenAt: new Date(clock.now()), consentsUrl: links.consents() });
    await outbox.put(manager, { to: email, mail });
  }
}
