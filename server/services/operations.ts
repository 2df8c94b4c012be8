import type { RemovalOfOldRows } from '../database/old-rows';
import { ClientErrors } from '../features/client-errors/client-errors.service';
import { ReminderService } from '../features/memberships/reminder.service';
import { RetentionService } from '../features/privacy/retention.service';
import { MailDelivery } from '../mail/mail-delivery';
import type { MailTransport } from '../mail/transport';
import type { SharedServices } from './shared';

export interface OperationParts {
  removals: Record<string, RemovalOfOldRows>;
}

/** Work in the background, and errors in browsers. */
export function createOperationServices(
  parts: SharedServices & OperationParts & { transport: MailTransport },
) {
  return {
    mailDelivery: new MailDelivery(parts),
    reminders: new ReminderService(parts),
    retention: new RetentionService(parts),
    clientErrors: new ClientErrors(parts),
  };
}
