import type { GatewayName } from '#common/orders/payments';
import { everyTenMinutes, hourly, PRIORITY, task } from '../../jobs/task';

export interface PageOfPayments {
  gateway: Exclude<GatewayName, 'desk'>;
  fromMs: number;
  toMs: number;
  skip: number;
}

export const giveBack = task<{ refundId: string }>('give-back', {
  priority: PRIORITY.money,
  attemptsMax: 20,
});
export const reconcilePayments = task('reconcile-payments', {
  priority: PRIORITY.money,
  attemptsMax: 5,
  schedule: everyTenMinutes,
});
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
/** Hourly, because reminders are sent by day only. */
export const sendDueReminders = task('send-due-reminders', {
  priority: PRIORITY.routine,
  attemptsMax: 5,
  schedule: hourly(40),
});
