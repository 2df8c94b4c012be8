import { And, In, IsNull, LessThanOrEqual, MoreThan, Not, type FindOperator } from 'typeorm';
import type { Role } from '#common/auth/roles';
import type { MembershipStatus } from '#common/plans/plans';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { List } from '../../database/list-rows';
import { rowsById } from '../../database/rows-by-id';
import type { SortKey } from '../../database/sort-keys';
import { momentsOf, type DateRange } from '../../graphql/date-range';
import type { Clock } from '../../lib/clock';
import { isUuid } from '../../lib/uuid';
import { accountOf, MemberSummary, NEVER } from './member-summary.entity';
import type { User } from './user.entity';

export interface MemberConditions {
  id?: readonly string[] | null;
  search?: string | null;
  membershipStatus?: MembershipStatus | null;
  planName?: readonly string[] | null;
  trainerId?: string | null;
  hasTrainer?: boolean | null;
  paidUntil?: DateRange | null;
  role?: readonly Role[] | null;
}

/** Which members, and how they are sorted. */
export interface MemberList {
  filter?: MemberConditions | null | undefined;
  orderBy?: { field: SortField; direction: 'asc' | 'desc' } | null | undefined;
}

type SortField = 'nameKey' | 'createdAt' | 'paidUntil' | 'lastVisitAt';

const BY_NAME = { field: 'nameKey', direction: 'asc' } as const;

/** Reads lists of members, for staff. */
export class MemberLists {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  async page(members: MemberList, request: PageRequest): Promise<Page<User>> {
    const page = await keysetPage(this.list(members), request);
    return { ...page, rows: page.rows.map(accountOf) };
  }

  /** The summaries of these members, with their accounts. */
  list({ filter, orderBy }: MemberList): List<MemberSummary> {
    const { field, direction } = orderBy ?? BY_NAME;
    const summaries = this.parts.dataSource.getRepository(MemberSummary);
    return {
      query: summaries.createQueryBuilder('summary').innerJoinAndSelect('summary.user', 'user'),
      filters: filter ? this.conditions(filter) : [],
      search: { text: filter?.search, columns: ['searchText'], name: 'nameKey' },
      sort: [{ by: field, direction } satisfies SortKey<MemberSummary>],
    };
  }

  /** The summaries of these accounts. */
  summariesOf(userIds: string[]): Promise<MemberSummary[]> {
    return rowsById(this.parts.dataSource, MemberSummary, userIds);
  }

  private conditions(filter: MemberConditions) {
    const { id, membershipStatus, planName, trainerId, hasTrainer, paidUntil, role } = filter;
    return [
      id && { id: In(id.filter((one) => isUuid(one))) },
      membershipStatus && { paidUntil: this.endsFor(membershipStatus) },
      planName && { planName: In([...planName]) },
      trainerId != null && (isUuid(trainerId) ? { trainerId } : 'false'),
      hasTrainer != null && { trainerId: hasTrainer ? Not(IsNull()) : IsNull() },
      paidUntil && { paidUntil: endsIn(paidUntil) },
      role && { role: In([...role]) },
    ];
  }

  private endsFor(status: MembershipStatus): FindOperator<Date> {
    const now = new Date(this.parts.clock.now());
    return status === 'active' ? MoreThan(now) : LessThanOrEqual(now);
  }
}

/** The ends of memberships whose last day is in a range: they end at midnight after that day. */
function endsIn(range: DateRange): FindOperator<Date> {
  const { start, end } = momentsOf(range);
  const after = MoreThan(start ?? NEVER);
  return end ? And(after, LessThanOrEqual(end)) : after;
}
