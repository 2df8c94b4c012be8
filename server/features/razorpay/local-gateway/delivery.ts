/** How events reach the product: at once and in order, or with one of the faults that a network and Razorpay have. */
import { sign } from '../signature';
import type { LocalEvent } from './entities';

/** Reversed: those of the same moment from the last to the first. */
export const DELIVERIES = ['prompt', 'doubled', 'late', 'reversed', 'lost'] as const;

export type DeliveryMode = (typeof DELIVERIES)[number];

const RETRY_PAUSE_MS = 500;
const TRIES_MAX = 20;
const LATE_MS = 60_000;
/** How long events are gathered to be sent in reverse. */
const GATHERED_MS = 1000;

export class Delivery {
  mode: DeliveryMode = 'prompt';
  /** Address of the product's webhook, known once that runs. */
  url = '';
  private readonly gathered: LocalEvent[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly secret: string) {}

  /** Sends one, as it is or changed. */
  send({ id, body }: LocalEvent, different: { signature?: string; secret?: string; body?: string } = {}) {
    const sent = different.body ?? body;
    return fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': different.signature ?? sign(sent, different.secret ?? this.secret),
      },
      body: sent,
    });
  }

  /** Sends one in the way that is set, and again until it is answered with 2xx. */
  accept(event: LocalEvent): void {
    const times = { prompt: 1, doubled: 2, late: 0, reversed: 0, lost: 0 }[this.mode];
    for (let n = 0; n < times; n++) void this.deliver(event);
    if (this.mode === 'late') this.later(LATE_MS, () => void this.deliver(event));
    if (this.mode === 'reversed') this.gather(event);
  }

  later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private gather(event: LocalEvent): void {
    this.gathered.push(event);
    if (this.gathered.length > 1) return;
    this.later(GATHERED_MS, () => {
      for (const one of this.gathered.splice(0).reverse()) void this.deliver(one);
    });
  }

  private async deliver(event: LocalEvent, tries = 1): Promise<void> {
    const answer = await this.send(event).catch(() => null);
    if (answer?.ok || tries >= TRIES_MAX) return;
    this.later(RETRY_PAUSE_MS * tries, () => void this.deliver(event, tries + 1));
  }
}
