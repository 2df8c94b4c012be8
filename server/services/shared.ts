import type { DataSource } from 'typeorm';
import { VisitHours } from '../features/activity/visit-hours.service';
import { ListExport } from '../features/exports/list-export.service';
import { Journal } from '../features/journal/journal.service';
import { MemberSummaryService } from '../features/members/member-summary.service';
import { UserService } from '../features/members/user.service';
import { SecurityLog } from '../features/security-log/security-log.service';
import type { Clock } from '../lib/clock';
import { Links } from '../lib/links';
import type { Logger } from '../lib/logger';
import { Outbox } from '../mail/outbox';
import type { RateLimit } from '../rate-limits/rate-limit';
import { RateLimits } from '../rate-limits/rate-limits';

export interface SharedParts {
  dataSource: DataSource;
  clock: Clock;
  logger: Logger;
  /** Public origin of the site, as visitors see it. */
  publicUrl: string;
  rateLimits: readonly RateLimit[];
  rateLimitScale: number;
}

/** What services of every group need. */
export function createSharedServices(parts: SharedParts) {
  const { dataSource, clock, logger, publicUrl, rateLimits, rateLimitScale } = parts;
  const journal = new Journal({ dataSource, clock });
  return {
    dataSource,
    clock,
    logger,
    limits: new RateLimits({ dataSource, limits: rateLimits, scale: rateLimitScale }),
    links: new Links(publicUrl),
    outbox: new Outbox(),
    users: new UserService(),
    memberSummaries: new MemberSummaryService(),
    visitHours: new VisitHours(),
    journal,
    listExport: new ListExport({ dataSource, journal }),
    log: new SecurityLog({ clock, logger }),
  };
}

export type SharedServices = ReturnType<typeof createSharedServices>;
