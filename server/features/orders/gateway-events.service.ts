import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { GatewayEvent } from './gateway-event.entity';

type Message = Pick<GatewayEvent, 'gateway' | 'eventId' | 'type'>;

/** Messages of gateways, which come at least once and in any order. */
export class GatewayEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Does what a message asks for, unless that was done before. Of two at once both do it, so it must count once by itself. */
  async once({ gateway, eventId, type }: Message, work: () => Promise<unknown>): Promise<void> {
    const events = this.database.getRepository(GatewayEvent);
    if (await events.existsBy({ gateway, eventId })) return;
    // Before it is written down: what fails half-way is sent, and done, again.
    await work();
    const event = { gateway, eventId, type, receivedAt: new Date(this.clock.now()) };
    await events.createQueryBuilder().insert().values(event).orIgnore().execute();
  }
}
