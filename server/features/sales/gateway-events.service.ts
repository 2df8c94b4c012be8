import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { GatewayEvent } from './gateway-event.entity';

type Message = Pick<GatewayEvent, 'gateway' | 'eventId' | 'type'>;

/** Deduplicates webhook events, which gateways deliver at least once and in any order. */
export class GatewayEventsService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /**
   * Runs `work` unless this event has been processed. Two concurrent deliveries may both run it, so it must be
   * idempotent.
   */
  async once({ gateway, eventId, type }: Message, work: () => Promise<unknown>): Promise<void> {
    const events = this.parts.dataSource.getRepository(GatewayEvent);
    if (await events.existsBy({ gateway, eventId })) return;
    // First the work, then the record: if the work fails, the gateway delivers the event again.
    await work();
    const event = { gateway, eventId, type, receivedAt: new Date(this.parts.clock.now()) };
    await events.createQueryBuilder().insert().values(event).orIgnore().execute();
  }
}
