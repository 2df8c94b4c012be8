import type { RemovalOfOldRows } from '../../database/old-rows';
import type { SummaryRepair } from '../../database/summary-repair';
import { ClientErrors } from '../../features/client-errors/client-error.service';
import { IdempotencyKeys } from '../../features/idempotency/idempotency-keys.service';
import { ReminderService } from '../../features/memberships/reminder.service';
import { RetentionCleanUp } from '../../features/privacy/retention-clean-up.service';
import { SummaryRepairs } from '../../features/summaries/summary-repairs.service';
import { MailDelivery } from '../../mail/mail-delivery';
import type { MailTransport } from '../../mail/transport';
import type { SharedServices } from './shared';

export interface OperationParts {
  removals: Record<string, RemovalOfOldRows>;
  summaries: Record<string, SummaryRepair>;
}

/** Work in the background, and errors in browsers. */
export function createOperationServices(
  parts: SharedServices & OperationParts & { transport: MailTransport },
) {
  return {
    mailDelivery: new MailDelivery(parts),
    reminders: new ReminderService(parts),
    retentionCleanUp: new RetentionCleanUp(parts),
    summaryRepairs: new SummaryRepairs(parts),
    idempotencyKeys: new IdempotencyKeys(parts),
    clientErrors: new ClientErrors(parts),
  };
}
