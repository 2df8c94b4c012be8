import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time';
import { WEBHOOK_FAILURE_DAYS } from '#common/webhooks/limits';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { Logger } from '../../lib/logger';
import { webhookOffMail } from '../../mail/mails/webhook-off-mail';
import type { Outbox } from '../../mail/outbox';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import { switchOff } from './switch-off';
import { WebhookDelivery } from './webhook-delivery.entity';
import { isAccepted, type WebhookAttempts } from './webhook-attempts';
import type { WebhookDeliveriesService } from './webhook-deliveries.service';
import { Webhook } from './webhook.entity';

interface SenderParts {
  dataSource: Database;
  clock: Clock;
  logger: Logger;
  journal: JournalService;
  outbox: Outbox;
  users: UserService;
  webhookDeliveries: WebhookDeliveriesService;
  webhookAttempts: WebhookAttempts;
}

/** How often an instance looks for events. */
const INTERVAL_MS = SECOND_MS;
/** After this time, another instance sends a delivery that was taken by an instance that stopped. */
const TAKEN_MS = MINUTE_MS;
/** How many events are sent to a webhook at a time, each of another lane. */
const AT_ONCE = 10;
/** Pause while there is more, which leaves the processor to visitors: at most some 200 events a second for a webhook. */
const PAUSE_MS = 25;
const GONE = 410;
/** The last attempt is some minutes before the end of these days. */
const FAILURE_MS = WEBHOOK_FAILURE_DAYS * DAY_MS - HOUR_MS;

const TAKE_FIRST = `
  with recursive first as (
    (select lane, id, due_at from webhook_deliveries
     where webhook_id = $1 and status = 'waiting'
     order by lane, position limit 1)
    union all
    select following.* from first, lateral (
      select lane, id, due_at from webhook_deliveries
      where webhook_id = $1 and status = 'waiting' and lane > first.lane
      order by lane, position limit 1
    ) following
  )
  update webhook_deliveries set due_at = $3, attempts = attempts + 1, sent_at = $2
  where due_at <= $2 and status = 'waiting' and id in (
    select id from first where due_at <= $2 limit ${AT_ONCE}
  )
  returning id`;

/** Sends events: at least once, in the order of the journal for each member. */
export class WebhookSender {
  private readonly closing = new AbortController();
  private readonly busy = new Map<string, Promise<void>>();
  private running: Promise<void> | undefined;

  constructor(private readonly parts: SenderParts) {}

  start(): void {
    this.running = this.run();
  }

  /** Waits for the requests that are under way. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
    await Promise.allSettled(this.busy.values());
    this.parts.webhookAttempts.close();
  }

  /** Sends all that is due, once. */
  async sendDue(): Promise<void> {
    await this.startDue();
    await Promise.all(this.busy.values());
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    let isPaused = false;
    while (!signal.aborted) {
      isPaused = await this.startDue().then(
        () => false,
        (err: unknown) => {
          if (!isPaused) this.parts.logger.warn({ err }, 'webhooks are paused');
          return true;
        },
      );
      await pause(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** A webhook that is slow or fails delays no other one. */
  private async startDue(): Promise<void> {
    while (await this.parts.webhookDeliveries.queue()) if (this.closing.signal.aborted) return;
    for (const webhook of await this.dueWebhooks()) {
      if (this.busy.has(webhook.id)) continue;
      const work = this.sendTo(webhook)
        .catch((err: unknown) => this.parts.logger.warn({ err }, 'a webhook is paused'))
        .finally(() => this.busy.delete(webhook.id));
      this.busy.set(webhook.id, work);
    }
  }

  private dueWebhooks(): Promise<Webhook[]> {
    return this.parts.dataSource
      .getRepository(Webhook)
      .createQueryBuilder('webhook')
      .where('webhook.isEnabled')
      .andWhere(
        `exists (select 1 from webhook_deliveries
          where webhook_id = webhook.id and status = 'waiting' and due_at <= :now)`,
        { now: this.now() },
      )
      .getMany();
  }

  private async sendTo(webhook: Webhook): Promise<void> {
    while (!this.closing.signal.aborted) {
      const deliveries = await this.take(webhook);
      if (deliveries.length === 0) return;
      const results = await this.parts.webhookAttempts.sendAll(webhook, deliveries);
      if (results.includes(GONE)) return this.switchOff(webhook);
      if (await this.isGivenUp(webhook, results)) return this.switchOff(webhook);
      if (deliveries.length === AT_ONCE) await pause(PAUSE_MS);
    }
  }

  /**
   * The first waiting delivery of some lanes, if it is due; nobody else sends it for a while. They are found from lane to
   * lane, until there are enough: behind the first ones of a program that is away, any number may wait.
   */
  private async take({ id }: Webhook): Promise<WebhookDelivery[]> {
    const now = this.now();
    const [taken] = await this.parts.dataSource.query<[{ id: string }[], number]>(TAKE_FIRST, [
      id,
      now,
      new Date(now.getTime() + TAKEN_MS),
    ]);
    if (taken.length === 0) return [];
    return this.parts.dataSource
      .getRepository(WebhookDelivery)
      .createQueryBuilder('delivery')
      .where('delivery.id = any(:ids)', { ids: taken.map((one) => one.id) })
      .getMany();
  }

  /** Notes since when every attempt has failed; whether that is too long. */
  private async isGivenUp(webhook: Webhook, results: readonly (number | null)[]): Promise<boolean> {
    const hasArrived = results.some(isAccepted);
    const firstFailedAt = hasArrived ? null : (webhook.firstFailedAt ?? this.now());
    if (firstFailedAt?.getTime() !== webhook.firstFailedAt?.getTime()) {
      await this.parts.dataSource.getRepository(Webhook).update({ id: webhook.id }, { firstFailedAt });
      webhook.firstFailedAt = firstFailedAt;
    }
    return firstFailedAt !== null && this.now().getTime() - firstFailedAt.getTime() >= FAILURE_MS;
  }

  /** Notifies the admins; waiting events are sent once one of them has switched it on again. */
  private async switchOff({ id, url }: Webhook): Promise<void> {
    const { dataSource, journal, outbox, users } = this.parts;
    await dataSource.transaction(async (manager) => {
      const row = await manager.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row?.isEnabled) return;
      const { host } = new URL(url);
      await switchOff(manager, journal, { row });
      for (const { email } of await users.lockLeaders(manager))
        await outbox.put(manager, { to: email, mail: webhookOffMail({ host }) });
    });
  }

  private now = () => new Date(this.parts.clock.now());
}
