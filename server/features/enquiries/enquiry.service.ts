import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { ENQUIRY_TRANSITIONS, type EnquiryStatus } from '#common/enquiries/enquiries';
import type { EnquiryValues } from '#common/enquiries/enquiry.form';
import { ENQUIRY_MAILS_PER_DAY } from '#common/enquiries/limits';
import { enquiryMessages } from '#common/enquiries/messages';
import { studio } from '#common/studio';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { lockName } from '../../database/lock-name';
import { onDays, type DateRange } from '../../graphql/date-range';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { NotFound, Unauthenticated } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { isUuid } from '../../lib/uuid';
import { enquiryMail } from '../../mail/mails/enquiry-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { CurrentNotice } from '../consents/current-notice';
import type { JournalService } from '../journal/journal.service';
import { Enquiry } from './enquiry.entity';
import { enquiriesPerAddress, enquiriesPerDay } from './enquiry.rate-limits';

interface EnquiryParts {
  dataSource: Database;
  clock: Clock;
  limits: RateLimits;
  journal: JournalService;
  legalTexts: CurrentNotice;
  outbox: Outbox;
  links: Links;
}

interface EnquirySelection {
  status?: EnquiryStatus | null;
  askedOn?: DateRange | null;
  search?: string | null;
}

const EVERYONE = 'all networks';

/** Questions to the studio, which anybody may ask and staff answer. */
export class EnquiryService {
  constructor(private readonly parts: EnquiryParts) {}

  /** Keeps the question and mails it to the studio; the same question on the same day counts as sent again. */
  async send({ website, ...values }: EnquiryValues, asker: UserActor | null, caller: Caller): Promise<void> {
    // A program that fills in every field learns nothing from the answer.
    if (website) return;
    const { limits, dataSource } = this.parts;
    await limits.take(enquiriesPerAddress, caller.network);
    const today = await limits.take(enquiriesPerDay, EVERYONE);
    await dataSource.transaction(async (manager) => {
      await lockName(manager, `enquiries ${values.contact}`);
      if (await this.isKnown(manager, values)) return;
      const enquiry = await this.insert(manager, values, asker);
      if (today <= ENQUIRY_MAILS_PER_DAY) await this.notifyStudio(manager, enquiry);
    });
  }

  /** Newest first. */
  list({ status, askedOn, search: text }: EnquirySelection, request: PageRequest): Promise<Page<Enquiry>> {
    const query = this.parts.dataSource.getRepository(Enquiry).createQueryBuilder('enquiry');
    const filters = [status && { answeredAt: ANSWERED_AT[status] }, ...onDays('createdAt', askedOn)];
    const sort = [{ by: 'createdAt', direction: 'desc' }] as const;
    return keysetPage({ query, filters, search: { text, column: 'searchText' }, sort }, request);
  }

  /** Records that a member of staff has called or written. */
  answer(actor: UserActor, { id, note }: { id: string; note: string }): Promise<Enquiry> {
    const { dataSource, journal, clock } = this.parts;
    return dataSource.transaction(async (manager) => {
      const enquiry = await lockEnquiry(manager, id);
      await journal.change(manager, actor, {
        type: 'enquiry.answered',
        table: Enquiry,
        row: enquiry,
        memberId: enquiry.userId,
        values: { answeredAt: new Date(clock.now()), answeredBy: actor.id, note: note || null },
        transition: {
          table: ENQUIRY_TRANSITIONS,
          from: statusOf(enquiry),
          to: 'answered',
          refusal: ['ALREADY_ANSWERED', enquiryMessages.answeredAlready],
        },
        before: {},
        after: {},
      });
      return enquiry;
    });
  }

  remove(actor: UserActor, id: string): Promise<Enquiry> {
    const { dataSource, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      const enquiry = await lockEnquiry(manager, id);
      const entry = { type: 'enquiry.removed', memberId: enquiry.userId, before: {}, after: {} } as const;
      await journal.remove(manager, actor, { table: Enquiry, row: enquiry, ...entry });
      return enquiry;
    });
  }

  private isKnown(manager: EntityManager, { contact, message }: EnquiryValues): Promise<boolean> {
    const createdAt = MoreThan(new Date(this.parts.clock.now() - DAY_MS));
    return manager.existsBy(Enquiry, { contact, message, createdAt });
  }

  private async insert(
    manager: EntityManager,
    { name, contact, message }: EnquiryValues,
    asker: UserActor | null,
  ): Promise<Enquiry> {
    const createdAt = new Date(this.parts.clock.now());
    const { noticeVersion } = this.parts.legalTexts;
    const values = { name, contact, message, createdAt, noticeVersion };
    // The user who asked may have deleted the account meanwhile.
    const lock = { mode: 'for_key_share' } as const;
    if (asker && !(await manager.findOne(User, { where: { id: asker.id }, lock })))
      throw new Unauthenticated();
    return manager.save(manager.create(Enquiry, { ...values, userId: asker?.id ?? null }));
  }

  private async notifyStudio(manager: EntityManager, enquiry: Enquiry): Promise<void> {
    const { outbox, links } = this.parts;
    const mail = enquiryMail({ ...enquiry, enquiriesUrl: links.enquiries() });
    await outbox.put(manager, { to: studio.email, mail });
  }
}

const ANSWERED_AT = { open: IsNull(), answered: Not(IsNull()) };

export const statusOf = ({ answeredAt }: Pick<Enquiry, 'answeredAt'>): EnquiryStatus =>
  answeredAt === null ? 'open' : 'answered';

/** A question whose row is locked until the transaction ends. */
async function lockEnquiry(manager: EntityManager, id: string): Promise<Enquiry> {
  const lock = { mode: 'pessimistic_write' } as const;
  const enquiry = isUuid(id) ? await manager.findOne(Enquiry, { where: { id }, lock }) : null;
  if (!enquiry) throw new NotFound('ENQUIRY_NOT_FOUND', enquiryMessages.notFound);
  return enquiry;
}
