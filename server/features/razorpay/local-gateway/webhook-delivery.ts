/** Delivers events to the product: promptly and in order, or with a simulated fault. */
import { sign } from '../signature';
import type { LocalEvent } from './entities';

/** `reversed` collects events for a second and sends them in reverse order. */
export const DELIVERY_MODES = ['prompt', 'doubled', 'late', 'reversed', 'lost'] as const;

export type DeliveryMode = (typeof DELIVERY_MODES)[number];

const RETRY_PAUSE_MS = 500;
const ATTEMPTS_MAX = 20;
const LATE_MS = 60_000;
/** How long events are collected before they are sent in reverse order. */
const COLLECT_MS = 1000;

export class Delivery {
  mode: DeliveryMode = 'prompt';
  /** URL of the product's webhook; set once the product is running. */
  url = '';
  private readonly collected: LocalEvent[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly secret: string) {}

  /** Sends an event once; tests override body or signature. */
  send({ id, body }: LocalEvent, overrides: { signature?: string; secret?: string; body?: string } = {}) {
    const sent = overrides.body ?? body;
    return fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': overrides.signature ?? sign(sent, overrides.secret ?? this.secret),
      },
      body: sent,
    });
  }

  /** Delivers an event according to `mode`, with retries until the response is 2xx. */
  accept(event: LocalEvent): void {
    const times = { prompt: 1, doubled: 2, late: 0, reversed: 0, lost: 0 }[this.mode];
    for (let n = 0; n < times; n++) void this.deliver(event);
    if (this.mode === 'late') this.later(LATE_MS, () => void this.deliver(event));
    if (this.mode === 'reversed') this.collect(event);
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

  private collect(event: LocalEvent): void {
    this.collected.push(event);
    if (this.collected.length > 1) return;
    this.later(COLLECT_MS, () => {
      for (const one of this.collected.splice(0).reverse()) void this.deliver(one);
    });
  }

  private async deliver(event: LocalEvent, attempt = 1): Promise<void> {
    const answer = await this.send(event).catch(() => null);
    if (answer?.ok || attempt >= ATTEMPTS_MAX) return;
    this.later(RETRY_PAUSE_MS * attempt, () => void this.deliver(event, attempt + 1));
  }
}
