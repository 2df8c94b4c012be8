import type { Tasks } from './jobs/tasks';
import { deliverMail, type DeliveryParts } from './mail/deliver-mail';
import type { Services } from './services';

/** Everything that is done later, by name. */
export function createTasks(delivery: DeliveryParts, services: Services): Tasks {
  return {
    'deliver-mail': deliverMail(delivery),
    'clean-up': () => services.retention.cleanUp(),
    'send-reset-code': ({ email }) => services.passwords.sendCode(email),
  };
}
