import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { TEST_EVENT, type WebhookEvent } from '#common/webhooks/events';
import { webhookMessages as messages } from '#common/webhooks/messages';
import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, NotFound } from '../../lib/errors';
import { groupBy } from '../../lib/group-by';
import { isUuid } from '../../lib/uuid';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { JournalEntry } from '../journal/journal-entry.entity';
import { WebhookDelivery } from './webhook-delivery.entity';
import { eventsOf } from './webhook-event';
import { webhookTests } from './webhook.rate-limits';
import { lockWebhook } from './webhook.service';

interface DeliveryParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
}

type NotedEntry = Pick<JournalEntry, 'id' | 'type' | 'subjectId' | 'memberId' | 'after' | 'at'> & {
  position: string;
  lane: number;
  isFirst: boolean;
};

/** How many noted entries one transaction turns into deliveries. */
const BATCH = 500;
/** Events of one member are sent one after another; members who share a lane wait for each other. */
const LANES = 1024;

/** Deliveries to webhooks: the log, tests and repeats. */
export class WebhookDeliveriesService {
  constructor(private readonly parts: DeliveryParts) {}

  async newest(
    webhookIds: readonly string[],
    count: number,
  ): Promise<ReadonlyMap<string, WebhookDelivery[]>> {
    const rows = await this.parts.dataSource
      .getRepository(WebhookDelivery)
      .createQueryBuilder('delivery')
      .where(
        `delivery.id in (
          select newest.id from unnest(:webhookIds::uuid[]) as webhook(id), lateral (
            select id from webhook_deliveries where webhook_id = webhook.id order by position desc limit :count
          ) newest
        )`,
        { webhookIds, count },
      )
      .orderBy('delivery.position', 'DESC')
      .getMany();
    return groupBy(rows, ({ webhookId }) => webhookId);
  }

  async test(actor: UserActor, webhookId: string): Promise<WebhookDelivery> {
    const { dataSource, limits, clock } = this.parts;
    await limits.take(webhookTests, actor.id);
    return dataSource.transaction(async (manager) => {
      const { isEnabled } = await lockWebhook(manager, webhookId);
      if (!isEnabled) throw new Conflict('WEBHOOK_OFF', messages.isOff);
      const now = new Date(clock.now());
      const row = manager.create(WebhookDelivery, {
        id: randomUUID(),
        webhookId,
        entryId: null,
        event: TEST_EVENT,
        lane: LANES,
        attempts: 0,
        status: 'waiting',
        answer: null,
        createdAt: now,
        dueAt: now,
        sentAt: null,
      });
      await manager.insert(WebhookDelivery, row);
      return row;
    });
  }

  async resend(actor: UserActor, id: string): Promise<WebhookDelivery> {
    const { dataSource, limits, clock } = this.parts;
    await limits.take(webhookTests, actor.id);
    return dataSource.transaction(async (manager) => {
      const row = await lockDelivery(manager, id);
      const values = { status: 'waiting', attempts: 0, dueAt: new Date(clock.now()) } as const;
      await manager.update(WebhookDelivery, { id }, values);
      return Object.assign(row, values);
    });
  }

  /**
   * Turns journal entries into deliveries, in their order; returns whether there may be more. One instance at a time
   * does this, so that deliveries keep the order of the entries.
   */
  async queue(): Promise<boolean> {
    if (!(await this.hasEntries())) return false;
    return this.parts.dataSource.transaction(async (manager) => {
      await lockName(manager, 'webhook deliveries');
      const entries = await takeEntries(manager);
      const queued = entries.flatMap((entry) =>
        entry.memberId === null ? [] : eventsOf(entry, entry.isFirst).map((event) => ({ entry, event })),
      );
      if (queued.length > 0) await insertDeliveries(manager, queued, new Date(this.parts.clock.now()));
      return entries.length === BATCH;
    });
  }

  /** Asked every second, mostly in vain; so it takes neither a transaction nor the lock. */
  private async hasEntries(): Promise<boolean> {
    const found = await this.parts.dataSource.query<unknown[]>('select from webhook_entries limit 1');
    return found.length > 0;
  }
}

async function lockDelivery(manager: EntityManager, id: string): Promise<WebhookDelivery> {
  const row = isUuid(id)
    ? await manager.findOne(WebhookDelivery, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!row) throw new NotFound('WEBHOOK_DELIVERY_NOT_FOUND', messages.deliveryNotFound);
  if (row.status === 'waiting') throw new Conflict('WEBHOOK_DELIVERY_WAITING', messages.deliveryWaiting);
  return row;
}

const takeEntries = (manager: EntityManager): Promise<NotedEntry[]> =>
  manager.query(
    `with taken as (
      delete from webhook_entries
      where position in (select position from webhook_entries order by position limit $1)
      returning position, entry_id
    )
    select taken.position, journal.id, type, subject_id as "subjectId", member_id as "memberId", after, at,
      abs(hashtext(member_id::text) % $2) as lane,
      type = 'membership.begun' and not exists (
        select 1 from journal earlier
        where earlier.member_id = journal.member_id and earlier.type = 'membership.begun' and earlier.at < journal.at
      ) as "isFirst"
    from taken join journal on journal.id = taken.entry_id order by taken.position`,
    [BATCH, LANES],
  );

interface QueuedEvent {
  entry: NotedEntry;
  event: WebhookEvent;
}

const insertDeliveries = (manager: EntityManager, queued: readonly QueuedEvent[], now: Date) =>
  manager.query(
    `insert into webhook_deliveries (webhook_id, entry_id, event, lane, created_at, due_at)
     select webhooks.id, entry_id, event, lane, at, $5
     from unnest($1::uuid[], $2::text[], $3::smallint[], $4::timestamptz[])
       with ordinality as queued (entry_id, event, lane, at, place)
     join webhooks on is_enabled and event = any(events)
     order by place`,
    [
      queued.map(({ entry }) => entry.id),
      queued.map(({ event }) => event),
      queued.map(({ entry }) => entry.lane),
      queued.map(({ entry }) => entry.at),
      now,
    ],
  );
