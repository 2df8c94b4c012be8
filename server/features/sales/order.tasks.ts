import type { GatewayName } from '#common/orders/payments';
import { everyTenMinutes, hourly, PRIORITY, task } from '../../jobs/task';

export interface PageOfPayments {
  gateway: Exclude<GatewayName, 'desk'>;
  fromMs: number;
  toMs: number;
  skip: number;
}

/** Sends a refund to the gateway. */
export const carryOutRefund = task<{ refundId: string }>('give-back', {
  priority: PRIORITY.money,
  attemptsMax: 20,
});
/** Open orders that exist at a gateway; adds an `ask-gateway` job for each. */
export const reconcilePayments = task('reconcile-payments', {
  priority: PRIORITY.money,
  attemptsMax: 5,
  schedule: everyTenMinutes,
});
/** Asks the gateway whether one order has been paid. */
export const askGateway = task<{ orderId: string }>('ask-gateway', {
  priority: PRIORITY.routine,
  attemptsMax: 3,
});
/** Recent payments as the gateways report them, whatever the state of their orders; one job for each page. */
export const readPayments = task('read-payments', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(15),
});
export const readPageOfPayments = task<PageOfPayments>('read-page-of-payments', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
});
/** Refunds that the gateways have not completed; adds a `give-back` job for each. */
export const reconcileRefunds = task('reconcile-refunds', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(45),
});
export const expireOrders = task('expire-orders', {
  priority: PRIORITY.routine,
  attemptsMax: 8,
  schedule: hourly(5),
});
/** Runs every hour and sends only in the daytime, so that a failed run costs an hour, not a day. */
export const sendDueReminders = task('send-due-reminders', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(40),
});
