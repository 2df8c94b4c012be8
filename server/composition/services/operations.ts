import type { RemovalOfOldRows } from '../../database/old-rows';
import type { SummaryRepair } from '../../database/summary-repair';
import { BackupService } from '../../features/backups/backup.service';
import { ClientErrorService } from '../../features/client-errors/client-error.service';
import { UnusedPicturesService } from '../../features/media/unused-pictures.service';
import { IdempotencyKeysService } from '../../features/idempotency/idempotency-keys.service';
import { ReminderService } from '../../features/memberships/reminder.service';
import { MailTestsService } from '../../features/settings/mail-tests.service';
import { MailTrialsService } from '../../features/settings/mail-trials.service';
import { RetentionCleanUpService } from '../../features/privacy/retention-clean-up.service';
import { StudioExportCleanUpService } from '../../features/studio-exports/studio-export-clean-up.service';
import { StudioExportRunService } from '../../features/studio-exports/studio-export-run.service';
import { StudioExportsService } from '../../features/studio-exports/studio-exports.service';
import type { PasswordService } from '../../features/auth/password.service';
import { ExpiredMembershipsService } from '../../features/memberships/expired-memberships.service';
import { SummaryRepairsService } from '../../features/summaries/summary-repairs.service';
import { MailDelivery } from '../../mail/mail-delivery';
import type { MailedCopies } from '../../mail/attachment';
import type { MailTransport } from '../../mail/transport';
import type { StudioTables } from '../../features/studio-table';
import { createWebhookServices } from './webhooks';
import type { SharedParts, SharedServices } from './shared';

export interface OperationParts {
  studioTables: StudioTables;
  removals: Record<string, RemovalOfOldRows>;
  summaries: Record<string, SummaryRepair>;
  /** Networks that webhooks may call although they are not the internet. */
  webhookNetworks: readonly string[];
  /** Statements that select the ids of uploaded pictures in use. */
  pictureUses: readonly string[];
}

/** Work in the background, and errors in browsers. */
export function createOperationServices(
  parts: SharedServices &
    SharedParts &
    OperationParts & { transport: MailTransport; mailedCopies: MailedCopies; passwords: PasswordService },
) {
  return {
    mailDelivery: new MailDelivery(parts),
    mailTests: new MailTestsService(parts),
    mailTrials: new MailTrialsService(parts),
    backups: new BackupService(parts),
    reminders: new ReminderService(parts),
    retentionCleanUp: new RetentionCleanUpService(parts),
    unusedPictures: new UnusedPicturesService(parts),
    studioExports: new StudioExportsService(parts),
    studioExportCleanUp: new StudioExportCleanUpService(parts),
    studioExportRun: new StudioExportRunService(parts),
    summaryRepairs: new SummaryRepairsService(parts),
    idempotencyKeys: new IdempotencyKeysService(parts),
    ...createWebhookServices(parts),
    expiredMemberships: new ExpiredMembershipsService(parts),
    clientErrors: new ClientErrorService(parts),
  };
}
