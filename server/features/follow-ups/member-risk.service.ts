import { LessThanOrEqual, MoreThan } from 'typeorm';
import { riskOf, type Risk, type RiskLevel } from '#common/members/risk';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { withId, type List } from '../../database/list';
import { NEVER } from '../../database/never';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { MemberListsService } from '../members/member-lists.service';
import { repairMemberAttendance } from '../members/member-summary-repair';
import { type MemberAttendance, type MemberSummary, accountOf } from '../members/member-summary.entity';
import type { User } from '../accounts/user.entity';
import type { CurrentSettings } from '../settings/settings.service';

/**
 * Both orders read neighbouring rows of the index by the time of the high risk. Members who reached it last come first:
 * the oldest entries are mostly members whose pass has ended.
 */
const ORDER = { high: 'desc', moderate: 'asc' } as const;

interface RiskParts {
  dataSource: Database;
  memberLists: MemberListsService;
  clock: Clock;
  settings: CurrentSettings;
}

/** Members with a running gym pass who stopped coming, for staff. */
export class MemberRiskService {
  constructor(private readonly parts: RiskParts) {}

  /** `onlyOf` as in lists of members. */
  async page(level: RiskLevel, request: PageRequest, onlyOf: string | null): Promise<Page<User>> {
    const { memberLists, clock } = this.parts;
    const now = new Date(clock.now());
    const isHigh = { highRiskAt: LessThanOrEqual(now) };
    const isModerate = { highRiskAt: MoreThan(now), riskAt: LessThanOrEqual(now) };
    const attendance = memberLists.attendanceOf([
      withId('trainerId', onlyOf),
      { paidUntil: MoreThan(now), mutedUntil: LessThanOrEqual(now) },
    ]);
    const list: List<MemberAttendance> = {
      ...attendance,
      filters: [
        ...attendance.filters,
        { memberSince: MoreThan(NEVER) },
        level === 'high' ? isHigh : isModerate,
      ],
      sort: [{ by: 'highRiskAt', direction: ORDER[level] }],
    };
    const page = await keysetPage(list, request);
    return { ...page, rows: page.rows.map(accountOf) };
  }

  /** The risk of a member; null if there is none, or if the member is muted. */
  of({ planType, paidUntil, mutedUntil, attendance }: MemberSummary): Risk | null {
    const now = this.parts.clock.now();
    if (!attendance || attendance.riskAt.getTime() > now) return null;
    if (planType !== 'pass' || paidUntil.getTime() <= now || mutedUntil.getTime() > now) return null;
    const memberSince = attendance.memberSince.getTime();
    const hasVisited = attendance.lastVisitAt.getTime() >= memberSince;
    const quietSince = attendance.quietSince.getTime();
    return riskOf({ memberSince, hasVisited, quietSince }, this.parts.settings.current.desk, now);
  }

  /** Job: writes down again when members reach their risks, after the studio has changed the rules. */
  async renew(): Promise<void> {
    for await (const { different } of repairMemberAttendance(this.parts.dataSource)) void different;
  }
}
