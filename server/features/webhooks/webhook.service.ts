import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { HOUR_MS } from '#common/time';
import { SECRET_OVERLAP_HOURS, WEBHOOKS_MAX } from '#common/webhooks/limits';
import { webhookMessages as messages } from '#common/webhooks/messages';
import type { WebhookValues } from '#common/webhooks/webhook.form';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import { changedNames } from '../../lib/changed-values';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField, NotFound } from '../../lib/errors';
import type { SealedSecrets } from '../../lib/sealed-secrets';
import { isUuid } from '../../lib/uuid';
import { keepResult } from '../idempotency/keep-result';
import type { JournalService } from '../journal/journal.service';
import type { PublicNetwork } from './public-network';
import { Webhook } from './webhook.entity';

interface WebhookParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  sealedSecrets: SealedSecrets;
  publicNetwork: PublicNetwork;
}

interface WithSecret {
  webhook: Webhook;
  /** Shown once. */
  secret: string;
}

/** The name under which the secrets of a webhook are encrypted. */
export const sealedName = ({ id }: Pick<Webhook, 'id'>): string => `webhook ${id}`;

/** Secret in the format of the Standard Webhooks convention. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The addresses of other programs that are told about events. */
export class WebhookService {
  constructor(private readonly parts: WebhookParts) {}

  list(): Promise<Webhook[]> {
    const webhooks = this.parts.dataSource.getRepository(Webhook);
    return webhooks.find({ order: { createdAt: 'ASC', id: 'ASC' }, take: WEBHOOKS_MAX });
  }

  async create(actor: UserActor, values: WebhookValues): Promise<WithSecret> {
    const { dataSource, clock, journal, sealedSecrets } = this.parts;
    this.requirePublic(values.url);
    const secret = newSecret();
    const webhook = await dataSource.transaction(async (manager) => {
      // Two webhooks added at once must not both become the last one permitted.
      await manager.query(`lock table webhooks in share row exclusive mode`);
      if ((await manager.count(Webhook)) >= WEBHOOKS_MAX)
        throw new Conflict('TOO_MANY_WEBHOOKS', messages.tooMany);
      const id = randomUUID();
      const row = manager.create(Webhook, {
        id,
        url: values.url,
        events: sortedEvents(values),
        isEnabled: true,
        setUpBy: actor.id,
        secret: sealedSecrets.seal(sealedName({ id }), secret),
        createdAt: new Date(clock.now()),
      });
      const entry = { type: 'webhook.added', memberId: null, before: {}, after: hostOf(row) } as const;
      await journal.add(manager, actor, { ...entry, table: Webhook, row });
      await keepResult(manager, actor, id);
      return row;
    });
    return { webhook, secret };
  }

  /** An address that has failed is tried again: its waiting events are sent at once. */
  change(
    actor: UserActor,
    { id, isEnabled, ...values }: WebhookValues & { id: string; isEnabled: boolean },
  ): Promise<Webhook> {
    this.requirePublic(values.url);
    return this.parts.dataSource.transaction(async (manager) => {
      const row = await lockWebhook(manager, id);
      const given = { url: values.url, events: sortedEvents(values), isEnabled };
      const names = changedNames(given, row);
      if (names.length === 0) return row;
      const isTriedAnew = names.includes('url') || (isEnabled && !row.isEnabled);
      if (isTriedAnew) await sendWaitingAt(manager, id, new Date(this.parts.clock.now()));
      await this.parts.journal.change(manager, actor, {
        type: 'webhook.changed',
        table: Webhook,
        row,
        memberId: null,
        values: {
          ...given,
          setUpBy: actor.id,
          hasLostAdmin: false,
          ...(isTriedAnew && { firstFailedAt: null }),
        },
        before: factsOf(row),
        after: factsOf(given),
      });
      return row;
    });
  }

  remove(actor: UserActor, id: string): Promise<Webhook> {
    return this.parts.dataSource.transaction(async (manager) => {
      const row = await lockWebhook(manager, id);
      const entry = { type: 'webhook.removed', memberId: null, before: hostOf(row), after: {} } as const;
      await this.parts.journal.remove(manager, actor, { ...entry, table: Webhook, row });
      return row;
    });
  }

  /** The old secret signs beside the new one for a day. */
  async replaceSecret(actor: UserActor, id: string): Promise<WithSecret> {
    const { dataSource, clock, journal, sealedSecrets } = this.parts;
    const secret = newSecret();
    const webhook = await dataSource.transaction(async (manager) => {
      const row = await lockWebhook(manager, id);
      await journal.change(manager, actor, {
        type: 'webhook.secret-replaced',
        table: Webhook,
        row,
        memberId: null,
        values: {
          secret: sealedSecrets.seal(sealedName({ id }), secret),
          oldSecret: row.secret,
          oldSecretEndsAt: new Date(clock.now() + SECRET_OVERLAP_HOURS * HOUR_MS),
        },
        before: {},
        after: hostOf(row),
      });
      await keepResult(manager, actor, id);
      return row;
    });
    return { webhook, secret };
  }

  /** Encrypts the secrets with the first key again, so that an earlier one can be removed. */
  async sealAgain(): Promise<void> {
    const webhooks = this.parts.dataSource.getRepository(Webhook);
    for (const webhook of await webhooks.find()) {
      const again = (sealed: string) => this.parts.sealedSecrets.sealAgain(sealedName(webhook), sealed);
      const { id, secret, oldSecret } = webhook;
      await webhooks.update(
        { id, secret },
        { secret: again(secret), oldSecret: oldSecret && again(oldSecret) },
      );
    }
  }

  private requirePublic(url: string): void {
    const refusal = this.parts.publicNetwork.refusalOf(new URL(url));
    if (refusal) throw invalidField('url', 'INVALID', refusal);
  }
}

export async function lockWebhook(manager: EntityManager, id: string): Promise<Webhook> {
  const row = isUuid(id)
    ? await manager.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!row) throw new NotFound('WEBHOOK_NOT_FOUND', messages.notFound);
  return row;
}

const sendWaitingAt = (manager: EntityManager, webhookId: string, at: Date) =>
  manager.query(
    `update webhook_deliveries set due_at = $2, attempts = 0 where webhook_id = $1 and status = 'waiting'`,
    [webhookId, at],
  );

const sortedEvents = ({ events }: WebhookValues): string[] => [...new Set(events)].toSorted();

/** Paths and queries of addresses often hold keys of the receiver, so that the journal has the host only. */
const hostOf = ({ url }: Pick<Webhook, 'url'>) => ({ host: new URL(url).host });

const factsOf = (webhook: Pick<Webhook, 'url' | 'events' | 'isEnabled'>) => ({
  ...hostOf(webhook),
  events: webhook.events,
  isEnabled: webhook.isEnabled,
});
