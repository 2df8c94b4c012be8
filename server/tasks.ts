import type { Tasks } from './jobs/tasks';
import { deliverMail, type DeliveryParts } from './mail/deliver-mail';
import type { Services } from './services';

/** Everything that is done later, by name. */
export function createTasks(delivery: DeliveryParts, services: Services): Tasks {
  return {
    'deliver-mail': deliverMail(delivery),
    'clean-up': () => services.retention.cleanUp(),
    'every-morning': async () => {
      await services.orders.expire();
      await services.reminders.send();
      await services.reminders.scheduleTomorrow();
    },
    'give-back': ({ refundId }, attempt) => services.refunds.carryOut(refundId, attempt),
    'send-reset-code': ({ email }) => services.passwords.sendCode(email),
  };
}
