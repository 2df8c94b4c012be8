import type { Tasks } from './jobs/tasks';
import { deliverMail, type DeliveryParts } from './mail/deliver-mail';
import type { Services } from './services';

/** The handler of each task in server/jobs/tasks.ts. */
export function createTasks(delivery: DeliveryParts, services: Services): Tasks {
  return {
    'send-reset-code': ({ email }) => services.passwords.sendCode(email),
    'deliver-urgent-mail': deliverMail(delivery),
    'deliver-mail': deliverMail(delivery),
    'give-back': ({ refundId }, attempt) => services.refunds.carryOut(refundId, attempt),
    'reconcile-payments': () => services.onlinePayments.reconcile(),
    'ask-gateway': ({ orderId }) => services.onlinePayments.checkOrder(orderId),
    'read-payments': () => services.paymentReader.begin(),
    'read-page-of-payments': (page) => services.paymentReader.readPage(page),
    'reconcile-refunds': () => services.refunds.reconcile(),
    'expire-orders': () => services.orders.expire(),
    'send-reminders': () => services.reminders.send(),
    'clean-up': () => services.retention.cleanUp(),
  };
}
