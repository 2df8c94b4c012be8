import type { KeyObject } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { VisitHoursService } from '../../features/activity/visit-hours.service';
import { ExportCursors } from '../../features/exports/export-cursor';
import { ListExportService } from '../../features/exports/list-export.service';
import { applyRiskRules } from '../../features/follow-ups/changed-risk-rules';
import { requireFreeCurrency } from '../../features/ledger/fixed-currency';
import { applyTimeZone } from '../../features/summaries/changed-time-zone';
import { requirePrefixOfYear } from '../../features/receipts/prefix-of-year';
import { SettingSecretsService } from '../../features/settings/setting-secrets.service';
import { lookRules } from '../../features/look/look-rules';
import type { PictureProcess } from '../../features/media/picture-process';
import { PicturesService } from '../../features/media/pictures.service';
import { SettingsService } from '../../features/settings/settings.service';
import type { MemberTables } from '../../features/feature';
import { SealedCopiesService } from '../../features/privacy/sealed-copies.service';
import { JournalService } from '../../features/journal/journal.service';
import { AccountRemovalService } from '../../features/accounts/account-removal.service';
import { AssignedMembersService } from '../../features/trainers/assigned-members.service';
import { MemberSummaryService } from '../../features/members/member-summary.service';
import { LegalTextsService } from '../../features/legal/legal-texts.service';
import { UserService } from '../../features/accounts/user.service';
import { SecurityLogService } from '../../features/security-log/security-log.service';
import type { AuthKey } from '../../lib/auth-keys';
import type { Clock } from '../../lib/clock';
import { Links } from '../../lib/links';
import type { Logger } from '../../lib/logger';
import type { LockedSettings } from '../../lib/locked-settings';
import { SealedSecrets } from '../../lib/sealed-secrets';
import { KeyedHash } from '../../lib/secrets';
import type { FileStorage } from '../../storage/file-storage';
import { Outbox } from '../../mail/outbox';
import type { RateLimit } from '../../rate-limits/rate-limit';
import { RateLimits } from '../../rate-limits/rate-limits';

export interface SharedParts {
  dataSource: DataSource;
  clock: Clock;
  logger: Logger;
  authKeys: AuthKey[];
  lockedSettings: LockedSettings;
  /** Whether mails are delivered only by a mail server, as in production. */
  mailsNeedServer: boolean;
  memberTables: MemberTables;
  /** Seals copies of erased data; null to keep none. */
  erasedDataKey: KeyObject | null;
  /** Public origin of the site, as visitors see it. */
  publicUrl: string;
  rateLimits: readonly RateLimit[];
  rateLimitScale: number;
  /** Storage of uploaded pictures. */
  storage: FileStorage;
  pictureProcess: PictureProcess;
}

/** Services that every group needs. */
export function createSharedServices(parts: SharedParts) {
  const { dataSource, clock, logger, publicUrl, authKeys, rateLimits, rateLimitScale } = parts;
  const keyedHash = new KeyedHash(authKeys);
  const journal = new JournalService({ dataSource, clock });
  const exportCursors = new ExportCursors({ clock, keyedHash });
  const outbox = new Outbox();
  const visitHours = new VisitHoursService();
  const limits = new RateLimits({ dataSource, limits: rateLimits, scale: rateLimitScale });
  const sealedSecrets = new SealedSecrets(authKeys);
  const users = new UserService();
  const pictures = new PicturesService(parts);
  const settingSecrets = new SettingSecretsService({ ...parts, journal, sealedSecrets, users });
  const settings = new SettingsService({
    ...parts,
    journal,
    settingSecrets,
    users,
    sectionRules: {
      region: async (manager, change) => {
        await requireFreeCurrency(manager, change);
        await applyTimeZone(manager, change);
      },
      taxes: requirePrefixOfYear(clock),
      desk: applyRiskRules,
      ...lookRules(pictures),
    },
  });
  return {
    dataSource,
    clock,
    logger,
    keyedHash,
    limits,
    links: new Links(publicUrl),
    outbox,
    users,
    memberSummaries: new MemberSummaryService(),
    assignedMembers: new AssignedMembersService(parts),
    visitHours,
    accountRemoval: new AccountRemovalService({
      outbox,
      countedRows: [visitHours],
      erasedData: new SealedCopiesService(parts),
    }),
    journal,
    legalTexts: new LegalTextsService({ dataSource, clock, journal }),
    pictures,
    settings,
    settingSecrets,
    sealedSecrets,
    exportCursors,
    listExport: new ListExportService({ dataSource, limits, journal, exportCursors, settings }),
    log: new SecurityLogService({ clock, logger }),
  };
}

export type SharedServices = ReturnType<typeof createSharedServices>;
