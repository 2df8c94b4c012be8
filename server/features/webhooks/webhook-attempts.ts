import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time';
import type { Database } from '../../database/database';
import { readByIds } from '../../database/read-rows';
import type { Clock } from '../../lib/clock';
import type { Logger } from '../../lib/logger';
import type { SealedSecrets } from '../../lib/sealed-secrets';
import { JournalEntry } from '../journal/journal-entry.entity';
import { PrivateAddress } from './public-network';
import type { WebhookDelivery } from './webhook-delivery.entity';
import { bodyOf } from './webhook-event';
import type { WebhookRequests } from './webhook-request';
import type { Webhook } from './webhook.entity';
import { sealedName } from './webhook.service';

interface AttemptParts {
  dataSource: Database;
  clock: Clock;
  logger: Logger;
  sealedSecrets: SealedSecrets;
  webhookRequests: WebhookRequests;
}

/** Pauses after a failure: about three days together. */
const PAUSES_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS],
  ...[10 * HOUR_MS, 14 * HOUR_MS, 20 * HOUR_MS, 20 * HOUR_MS],
];
type Status = number | null;

/** None of AUTH_KEYS opens the secret, so that nothing can be signed. */
class SecretUnreadable extends Error {}

/** Whether a program has accepted an event. */
export const isAccepted = (status: Status): boolean => status !== null && status >= 200 && status < 300;

interface Outcome {
  answer: string;
  status?: Status;
  /** Whether further attempts would be in vain. */
  isFinal?: boolean;
}

type NotedOutcome = Pick<WebhookDelivery, 'id' | 'status' | 'answer' | 'dueAt'>;

/** Sends deliveries, and notes in the log how that ended. */
export class WebhookAttempts {
  constructor(private readonly parts: AttemptParts) {}

  /** The status of each answer, or null. */
  async sendAll(webhook: Webhook, deliveries: readonly WebhookDelivery[]): Promise<Status[]> {
    const ids = deliveries.map(({ entryId }) => entryId).filter((id) => id !== null);
    const entries = await readByIds(this.parts.dataSource, JournalEntry, ids);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const outcomes = await Promise.all(
      deliveries.map((one) => this.send(webhook, one, bodyFor(one, byId.get(one.entryId ?? '')))),
    );
    await this.note(outcomes.map((outcome, at) => this.rowOf(deliveries[at]!, outcome)));
    return outcomes.map(({ status = null }) => status);
  }

  private async send(webhook: Webhook, { id }: WebhookDelivery, body: string | null): Promise<Outcome> {
    if (body === null) return { answer: 'the account has been deleted', isFinal: true };
    try {
      const message = { id, sentAt: this.now(), body };
      const status = await this.parts.webhookRequests.post(webhook.url, this.secretsOf(webhook), message);
      return { answer: String(status), status };
    } catch (error) {
      if (error instanceof SecretUnreadable)
        this.parts.logger.error({ webhookId: webhook.id }, 'AUTH_KEYS do not open the secret of a webhook');
      return { answer: reasonOf(error) };
    }
  }

  private secretsOf(webhook: Webhook): string[] {
    const { secret, oldSecret, oldSecretEndsAt } = webhook;
    const isOldValid = oldSecretEndsAt !== null && oldSecretEndsAt > this.now();
    const open = (sealed: string | null) =>
      sealed === null ? null : this.parts.sealedSecrets.open(sealedName(webhook), sealed);
    const opened = open(secret);
    if (opened === null) throw new SecretUnreadable();
    return [opened, isOldValid ? open(oldSecret) : null].filter((one) => one !== null);
  }

  private rowOf(
    { id, attempts }: WebhookDelivery,
    { answer, status = null, isFinal = false }: Outcome,
  ): NotedOutcome {
    const pauseMs = PAUSES_MS[attempts - 1];
    const isOver = isFinal || pauseMs === undefined;
    const next = isAccepted(status) ? 'delivered' : isOver ? 'failed' : 'waiting';
    return { id, status: next, answer, dueAt: new Date(this.now().getTime() + (pauseMs ?? 0)) };
  }

  private note(rows: readonly NotedOutcome[]): Promise<unknown> {
    return this.parts.dataSource.query(
      `update webhook_deliveries as delivery
       set status = noted.status, answer = noted.answer, due_at = noted.due_at
       from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[]) as noted (id, status, answer, due_at)
       where delivery.id = noted.id and delivery.status = 'waiting'`,
      [
        rows.map(({ id }) => id),
        rows.map(({ status }) => status),
        rows.map(({ answer }) => answer),
        rows.map(({ dueAt }) => dueAt),
      ],
    );
  }

  close(): void {
    this.parts.webhookRequests.close();
  }

  private now = () => new Date(this.parts.clock.now());
}

/** Null if the account that the event is about has been deleted. */
function bodyFor({ event, entryId, createdAt: at }: WebhookDelivery, entry?: JournalEntry): string | null {
  if (entryId === null) return bodyOf(event, { entry: null, at });
  return entry?.memberId ? bodyOf(event, { entry, at }) : null;
}

/** Short, and nothing that the other side could have written. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error.name === 'AbortError') return 'timeout';
  if (error instanceof PrivateAddress) return 'private address';
  if (error instanceof SecretUnreadable) return 'secret unreadable';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'no connection';
}
