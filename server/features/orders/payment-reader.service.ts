import { PAYMENTS_READ_BACK_MS } from '#common/limits';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { TaskPayloads } from '../../jobs/tasks';
import type { Clock } from '../../lib/clock';
import type { Logger } from '../../lib/logger';
import type { OnlinePayments } from './online-payment.service';
import type { Gateways } from './payment-gateway';
import type { PaymentService } from './payment.service';

interface ReaderParts {
  database: Database;
  clock: Clock;
  logger: Logger;
  gateways: Gateways;
  payments: PaymentService;
  online: OnlinePayments;
}

type PageRequest = TaskPayloads['read-page-of-payments'];

/**
 * Reads what the gateways have taken in the last days, whatever has become of the orders: money for one that no longer
 * waits, and what was given back by hand, is seen here when its event was lost.
 */
export class PaymentReader {
  constructor(private readonly parts: ReaderParts) {}

  /** Begins a reading of every gateway. */
  async begin(): Promise<void> {
    const { clock, gateways } = this.parts;
    const toMs = clock.now();
    const fromMs = toMs - PAYMENTS_READ_BACK_MS;
    for (const { name } of gateways.online) {
      await this.addJob({ gateway: name, fromMs, toMs, skip: 0 });
    }
  }

  /** The job for one page; asks for the next one. */
  async readPage(request: PageRequest): Promise<void> {
    const { gateways, payments } = this.parts;
    const gateway = gateways.online.find(({ name }) => name === request.gateway);
    if (!gateway) return;
    const page = await gateway.paymentsIn(request, request.skip);
    if (page.next !== null) await this.addJob({ ...request, skip: page.next });
    for (const { gatewayOrderId, ...payment } of await payments.different(page.payments)) {
      const orderId = await payments.orderIdOf(gateway.name, gatewayOrderId);
      if (orderId !== null) await this.take(payment, { gateway: gateway.name, orderId });
    }
  }

  /** One that cannot be taken in keeps none of the others waiting. */
  private async take(...[payment, of]: Parameters<OnlinePayments['takeIn']>): Promise<void> {
    try {
      await this.parts.online.takeIn(payment, of);
    } catch (err) {
      this.parts.logger.error({ err, ...of }, 'a payment was not taken in');
    }
  }

  private addJob(payload: PageRequest): Promise<void> {
    const key = `read-payments:${payload.gateway}:${payload.skip}`;
    return this.parts.database.transaction((manager) =>
      addJob(manager, 'read-page-of-payments', { payload, key }),
    );
  }
}
