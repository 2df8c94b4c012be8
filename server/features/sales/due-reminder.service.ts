import type { EntityManager } from 'typeorm';
import { addDays, studioDay, textOfDay, type CalendarDay } from '#common/calendar';
import { daysOverdue } from '#common/orders/due-ages';
import { openInstalments, type Instalment } from '#common/orders/instalments';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import { dueReminderMail } from '../../mail/mails/due-reminder-mail';
import type { Outbox } from '../../mail/outbox';
import { isDaytime, remindAll } from '../../mail/reminders';
import type { User } from '../accounts/user.entity';
import { openInstalmentsOf } from '../orders/open-instalments';
import type { OrderTransitionsService } from '../orders/order-transitions.service';
import type { Order } from '../orders/order.entity';
import type { DeskSettings } from './desk-settings';

interface DueReminderParts {
  dataSource: Database;
  clock: Clock;
  desk: Pick<DeskSettings, 'dueReminderDays'>;
  orderTransitions: OrderTransitionsService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

/** An instalment that is not fully paid. */
interface PromisedPart {
  orderId: string;
  dueOn: string;
}

/** For how many days a reminder that was missed is made up for. */
const LATE_DAYS_MAX = 2;

/** Reminds members by mail of instalments, on the days around the promised one that the studio has chosen. */
export class DueReminderService {
  constructor(private readonly parts: DueReminderParts) {}

  /** Sends the reminders of today. A missed one is sent at the next run; none is sent twice. */
  async send(): Promise<void> {
    const now = this.parts.clock.now();
    if (this.parts.desk.dueReminderDays.length === 0 || !isDaytime(now)) return;
    const today = studioDay(now);
    await remindAll(await this.promisedAround(today), (promised) => this.sendFor(promised, today));
  }

  /** The order is locked, so payments, write-offs and refunds that were made meanwhile are seen here. */
  private async sendFor({ orderId, dueOn }: PromisedPart, today: CalendarDay): Promise<void> {
    const daysAfter = this.reminderOn(daysOverdue(dueOn, today));
    if (daysAfter === undefined) return;
    await this.parts.orderTransitions.inTransaction(orderId, async (manager, { order, member }) => {
      const part = openInstalments(order.instalments, order.duePaise).find((one) => one.dueOn === dueOn);
      if (!part || !canBeReminded(member) || hasPaidOn(order, today)) return;
      if (await this.isFirst(manager, { orderId, dueOn, daysAfter }))
        await this.remind(manager, { order, member, part, today });
    });
  }

  /** The reminder for this number of days after the promised one; negative before it. */
  private reminderOn(days: number): number | undefined {
    const begun = this.parts.desk.dueReminderDays.filter((one) => one <= days);
    const last = begun.length === 0 ? undefined : Math.max(...begun);
    return last !== undefined && days - last <= LATE_DAYS_MAX ? last : undefined;
  }

  private promisedAround(today: CalendarDay): Promise<PromisedPart[]> {
    const days = this.parts.desk.dueReminderDays;
    const from = textOfDay(addDays(today, -Math.max(...days) - LATE_DAYS_MAX));
    const to = textOfDay(addDays(today, -Math.min(...days)));
    return this.parts.dataSource.query<PromisedPart[]>(
      `select orders.id as "orderId", open_instalments.due_on::text as "dueOn"
       from orders join users on users.id = orders.user_id, ${openInstalmentsOf('orders')}
       where orders.due_on <= $2 and open_instalments.due_on between $1 and $2
         and users.email is not null and users.email_verification_hash is null
       order by 2, 1`,
      [from, to],
    );
  }

  private async isFirst(
    manager: EntityManager,
    { orderId, dueOn, daysAfter }: PromisedPart & { daysAfter: number },
  ): Promise<boolean> {
    const sent = await manager.query<unknown[]>(
      `insert into due_reminders (order_id, due_on, days_after, sent_at) values ($1, $2, $3, $4)
       on conflict do nothing returning 1`,
      [orderId, dueOn, daysAfter, new Date(this.parts.clock.now())],
    );
    return sent.length > 0;
  }

  private async remind(
    manager: EntityManager,
    { order, member, part, today }: { order: Order; member: User; part: Instalment; today: CalendarDay },
  ): Promise<void> {
    const mail = dueReminderMail({
      plan: order.plan,
      ...part,
      duePaise: order.duePaise,
      daysOverdue: daysOverdue(part.dueOn, today),
      membershipUrl: this.parts.links.membership(),
    });
    await this.parts.outbox.put(manager, { to: member.email, mail });
  }
}

const canBeReminded = (member: User | null): member is User =>
  member !== null && member.email !== null && member.isEmailVerified;

/** Members who paid a part today have already been mailed about the rest. */
const hasPaidOn = ({ decidedAt }: Order, today: CalendarDay): boolean =>
  decidedAt !== null && textOfDay(studioDay(decidedAt.getTime())) === textOfDay(today);
