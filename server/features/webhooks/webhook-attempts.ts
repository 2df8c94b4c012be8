import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { SealedSecrets } from '../../lib/sealed-secrets';
import { JournalEntry } from '../journal/journal-entry.entity';
import { PrivateAddress } from './public-network';
import { WebhookDelivery } from './webhook-delivery.entity';
import { bodyOf } from './webhook-event';
import type { WebhookRequests } from './webhook-request';
import type { Webhook } from './webhook.entity';
import { sealedName } from './webhook.service';

interface AttemptParts {
  dataSource: Database;
  clock: Clock;
  sealedSecrets: SealedSecrets;
  webhookRequests: WebhookRequests;
}

/** Pauses after a failure: about three days together. */
const PAUSES_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS],
  ...[10 * HOUR_MS, 14 * HOUR_MS, 20 * HOUR_MS, 20 * HOUR_MS],
];
type Status = number | null;

/** Whether a program has accepted an event. */
export const isAccepted = (status: Status): boolean => status !== null && status >= 200 && status < 300;

interface Outcome {
  answer: string;
  status?: Status;
  /** Whether further attempts would be in vain. */
  isFinal?: boolean;
}

/** Sends one delivery, and notes in the log how that ended. */
export class WebhookAttempts {
  constructor(private readonly parts: AttemptParts) {}

  /** The status of the answer, or null. */
  async send(webhook: Webhook, delivery: WebhookDelivery): Promise<Status> {
    const body = await this.bodyOf(delivery);
    if (body === null) return this.note(delivery, { answer: 'the account has been deleted', isFinal: true });
    try {
      const message = { id: delivery.id, sentAt: this.now(), body };
      const status = await this.parts.webhookRequests.post(webhook.url, this.secretsOf(webhook), message);
      return await this.note(delivery, { answer: String(status), status });
    } catch (error) {
      return this.note(delivery, { answer: reasonOf(error) });
    }
  }

  /** Null if the account that the event is about has been deleted. */
  private async bodyOf({ event, entryId, createdAt }: WebhookDelivery): Promise<string | null> {
    if (entryId === null) return bodyOf(event, { entry: null, at: createdAt });
    const entry = await this.parts.dataSource.getRepository(JournalEntry).findOneBy({ id: entryId });
    return entry?.memberId ? bodyOf(event, { entry, at: createdAt }) : null;
  }

  private secretsOf(webhook: Webhook): string[] {
    const { secret, oldSecret, oldSecretEndsAt } = webhook;
    const isOldValid = oldSecretEndsAt !== null && oldSecretEndsAt > this.now();
    const open = (sealed: string) => this.parts.sealedSecrets.open(sealedName(webhook), sealed) ?? '';
    return [secret, isOldValid ? oldSecret : null].filter((sealed) => sealed !== null).map(open);
  }

  private async note(
    { id, attempts }: WebhookDelivery,
    { answer, status = null, isFinal = false }: Outcome,
  ): Promise<Status> {
    const pauseMs = PAUSES_MS[attempts - 1];
    const isOver = isFinal || pauseMs === undefined;
    const next = isAccepted(status) ? 'delivered' : isOver ? 'failed' : 'waiting';
    const dueAt = new Date(this.now().getTime() + (pauseMs ?? 0));
    await this.parts.dataSource
      .getRepository(WebhookDelivery)
      .update({ id, status: 'waiting' }, { status: next, answer, dueAt });
    return status;
  }

  close(): void {
    this.parts.webhookRequests.close();
  }

  private now = () => new Date(this.parts.clock.now());
}

/** Short, and nothing that the other side could have written. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error.name === 'TimeoutError') return 'timeout';
  if (error instanceof PrivateAddress) return 'private address';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'no connection';
}
