import {
  And,
  In,
  IsNull,
  LessThanOrEqual,
  MoreThan,
  MoreThanOrEqual,
  Not,
  type FindOperator,
  type FindOptionsWhere,
} from 'typeorm';
import type { Role } from '#common/accounts/roles';
import type { MembershipStatus } from '#common/plans/plans';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { oneOf, withId, type List } from '../../database/list';
import { readRows } from '../../database/read-rows';
import type { SortKey } from '../../database/sort-keys';
import { momentsOf, type DateRange } from '../../graphql/date-range';
import type { Clock } from '../../lib/clock';
import { isUuid } from '../../lib/uuid';
import { type ListedMember, MemberAttendance, MemberSummary, accountOf } from './member-summary.entity';
import { NEVER } from '../../database/never';
import type { User } from '../accounts/user.entity';

export interface MemberConditions {
  ids?: readonly string[] | null;
  search?: string | null;
  membershipStatus?: MembershipStatus | null;
  planNames?: readonly string[] | null;
  trainerId?: string | null;
  hasTrainer?: boolean | null;
  membershipEndsOn?: DateRange | null;
  updatedSince?: Date | null;
  roles?: readonly Role[] | null;
}

/** Filter and order of a list of members. */
export interface MemberList {
  filter?: MemberConditions | null | undefined;
  orderBy?: { field: SummaryField | 'lastVisitAt'; direction: Direction } | null | undefined;
  /** The only trainer whose members the reader may see, whatever the filter; null for everybody's. */
  onlyOf?: string | null;
}

type SummaryField = 'nameKey' | 'createdAt' | 'paidUntil' | 'updatedAt';
type Direction = 'asc' | 'desc';
type Condition = FindOptionsWhere<MemberSummary> | string | false | null | undefined;

const BY_NAME = { field: 'nameKey', direction: 'asc' } as const;

/** Reads lists of members, for staff. */
export class MemberListsService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  async page(members: MemberList, request: PageRequest): Promise<Page<User>> {
    const page = await this.read(members, (list): Promise<Page<ListedMember>> => keysetPage(list, request));
    return { ...page, rows: page.rows.map(accountOf) };
  }

  /** Calls a function with the list of these members, whatever its rows are. */
  read<Result>(
    { filter, orderBy, onlyOf }: MemberList,
    readList: <Row extends ListedMember>(list: List<Row>) => Result,
  ): Result {
    const { field, direction } = orderBy ?? BY_NAME;
    const conditions = [withId('trainerId', onlyOf), ...(filter ? this.conditions(filter) : [])];
    const text = filter?.search;
    if (field === 'lastVisitAt')
      return readList<MemberAttendance>({
        ...this.attendanceOf(conditions),
        search: { text, member: 'id' },
        sort: [{ by: field, direction }],
      });
    return readList<MemberSummary>({
      query: this.summaries().innerJoinAndSelect('summary.user', 'user'),
      filters: conditions,
      search: { text, column: 'searchText', name: 'nameKey' },
      sort: [{ by: field, direction } satisfies SortKey<MemberSummary>],
    });
  }

  /** The attendance of the members whose summaries meet conditions. */
  attendanceOf(conditions: readonly Condition[]) {
    const { dataSource } = this.parts;
    const query = dataSource
      .getRepository(MemberAttendance)
      .createQueryBuilder('attendance')
      .innerJoinAndSelect('attendance.summary', 'summary')
      .innerJoinAndSelect('summary.user', 'user');
    const matching = dataSource
      .getRepository(MemberSummary)
      .createQueryBuilder('matching')
      .select('1')
      .where('matching.id = attendance.id');
    const given = conditions.filter((condition) => condition);
    for (const condition of given) matching.andWhere(condition as FindOptionsWhere<MemberSummary>);
    const filters = given.length > 0 ? [`exists (${matching.getQuery()})`] : [];
    return { query, filters, parameters: matching.getParameters() };
  }

  /** The summaries of these accounts, with their attendance. */
  summariesOf(userIds: string[]): Promise<MemberSummary[]> {
    return readRows(this.summaries().where({ id: In(userIds) }));
  }

  private summaries() {
    return this.parts.dataSource
      .getRepository(MemberSummary)
      .createQueryBuilder('summary')
      .leftJoinAndSelect('summary.attendance', 'attendance');
  }

  private conditions(filter: MemberConditions): Condition[] {
    const { ids, membershipStatus, planNames, trainerId, hasTrainer, membershipEndsOn, updatedSince, roles } =
      filter;
    return [
      ids && { id: oneOf(ids.filter((one) => isUuid(one))) },
      membershipStatus && { paidUntil: this.endsFor(membershipStatus) },
      planNames && { planName: oneOf(planNames) },
      withId('trainerId', trainerId),
      hasTrainer != null && { trainerId: hasTrainer ? Not(IsNull()) : IsNull() },
      membershipEndsOn && { paidUntil: endsIn(membershipEndsOn) },
      updatedSince && { updatedAt: MoreThanOrEqual(updatedSince) },
      roles && { role: oneOf(roles) },
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
