import { PAYMENTS_LOOKBACK_MS } from '#common/orders/limits';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { Clock } from '../../lib/clock';
import type { Logger } from '../../lib/logger';
import type { OnlinePayments } from './online-payment.service';
import type { Gateways } from './gateways';
import type { PaymentService } from './payment.service';
import { readPageOfPayments, type PageOfPayments } from './order.tasks';

interface ReaderParts {
  dataSource: Database;
  clock: Clock;
  logger: Logger;
  gateways: Gateways;
  payments: PaymentService;
  online: OnlinePayments;
}

/**
 * Reads all payments of the last days from the gateways. This finds payments for orders that no longer await payment,
 * and refunds made in a gateway's dashboard, when their events were lost.
 */
export class PaymentReader {
  constructor(private readonly parts: ReaderParts) {}

  /** Adds the job for the first page of every gateway. */
  async begin(): Promise<void> {
    const { clock, gateways } = this.parts;
    const toMs = clock.now();
    const fromMs = toMs - PAYMENTS_LOOKBACK_MS;
    for (const { name } of gateways.online) {
      await this.addJob({ gateway: name, fromMs, toMs, skip: 0 });
    }
  }

  /** The job for one page; adds the job for the next one. */
  async readPage(request: PageOfPayments): Promise<void> {
    const { gateways, payments } = this.parts;
    const gateway = gateways.online.find(({ name }) => name === request.gateway);
    if (!gateway) return;
    const page = await gateway.paymentsIn(request, request.skip);
    if (page.next !== null) await this.addJob({ ...request, skip: page.next });
    for (const { gatewayOrderId, ...payment } of await payments.outOfDate(page.payments)) {
      const orderId = await payments.orderIdOf(gateway.name, gatewayOrderId);
      if (orderId !== null) await this.record(payment, { gateway: gateway.name, orderId });
    }
  }

  /** Logs a failure instead of throwing, so that one payment does not block the others. */
  private async record(...[payment, of]: Parameters<OnlinePayments['recordPayment']>): Promise<void> {
    try {
      await this.parts.online.recordPayment(payment, of);
    } catch (err) {
      this.parts.logger.error({ err, ...of }, 'a payment was not taken in');
    }
  }

  private addJob(payload: PageOfPayments): Promise<void> {
    const key = `read-payments:${payload.gateway}:${payload.skip}`;
    return this.parts.dataSource.transaction((manager) =>
      addJob(manager, readPageOfPayments, { payload, key }),
    );
  }
}
