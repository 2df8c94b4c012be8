import { LessThanOrEqual, MoreThan } from 'typeorm';
import { riskOf, type Risk, type RiskLevel } from '#common/members/risk';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { SortKey } from '../../database/sort-keys';
import type { Clock } from '../../lib/clock';
import { accountOf, MemberSummary } from '../members/member-summary.entity';
import type { User } from '../members/user.entity';

/**
 * In both orders the rows are next to each other in the index by the time of the high risk. Those who reached it last
 * come first: the oldest entries are mostly members whose pass has ended.
 */
const ORDER = { high: 'desc', moderate: 'asc' } as const;

/** Members with a running gym pass who stopped coming, for staff. */
export class MemberRisks {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  async page(level: RiskLevel, request: PageRequest): Promise<Page<User>> {
    const now = new Date(this.parts.clock.now());
    const summaries = this.parts.dataSource.getRepository(MemberSummary);
    const isHigh = { highRiskAt: LessThanOrEqual(now) };
    const isModerate = { highRiskAt: MoreThan(now), riskAt: LessThanOrEqual(now) };
    const list = {
      query: summaries.createQueryBuilder('summary').innerJoinAndSelect('summary.user', 'user'),
      filters: [
        { planType: 'pass' as const, paidUntil: MoreThan(now), mutedUntil: LessThanOrEqual(now) },
        level === 'high' ? isHigh : isModerate,
      ],
      sort: [{ by: 'highRiskAt', direction: ORDER[level] } satisfies SortKey<MemberSummary>],
    };
    const page = await keysetPage(list, request);
    return { ...page, rows: page.rows.map(accountOf) };
  }

  /** The risk of a member; null if there is none, or staff are not to be reminded of it now. */
  of({ planType, paidUntil, mutedUntil, riskAt, ...attendance }: MemberSummary): Risk | null {
    const now = this.parts.clock.now();
    if (riskAt.getTime() > now) return null;
    if (planType !== 'pass' || paidUntil.getTime() <= now || mutedUntil.getTime() > now) return null;
    const memberSince = attendance.memberSince.getTime();
    const hasVisited = attendance.lastVisitAt.getTime() >= memberSince;
    return riskOf({ memberSince, hasVisited, quietSince: attendance.quietSince.getTime() }, now);
  }
}
