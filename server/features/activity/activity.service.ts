import { Between, MoreThanOrEqual, type EntityManager } from 'typeorm';
import type { ActivityType } from '#common/activity/activities';
import { RECENT_VISIT_DAYS } from '#common/activity/limits';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { keysetPage, keysetPagesOfOwners, type Page, type PageRequest } from '../../database/keyset-page';
import { withId, type List } from '../../database/list';
import { momentOf } from '../../database/studio-days';
import { onDays, type DateRange } from '../../graphql/date-range';
import { isUuid } from '../../lib/uuid';
import { Activity } from './activity.entity';

/** Filter for the activities of one member. */
export interface MemberActivityFilter {
  type?: ActivityType | null;
  happenedOn?: DateRange | null;
}

export interface ActivityListFilter extends MemberActivityFilter {
  memberId?: string | null;
  /** Words in the name, e-mail address or phone number of the member. */
  search?: string | null;
  /** Only activities that have changed since this time. */
  updatedSince?: Date | null;
  /** 1 to 7, from Monday. */
  weekday?: number | null;
  /** Hour of the day. */
  hour?: number | null;
  /** The only trainer whose members' activities the reader may see; null for everybody's. */
  onlyOf?: string | null;
}

/** Filter and order of a list; newest first by default. */
export interface ActivityList {
  filter?: ActivityListFilter | null | undefined;
  orderBy?: { field: 'happenedAt' | 'updatedAt'; direction: 'asc' | 'desc' } | null | undefined;
}

/** Visits and workouts of members at the studio. */
export class ActivityService {
  constructor(private readonly parts: { dataSource: Database }) {}

  /** The activities of all members, for staff. */
  all({ filter, orderBy }: ActivityList, request: PageRequest): Promise<Page<Activity>> {
    const list = this.listOfAll(filter);
    const { field: by, direction } = orderBy ?? NEWEST_FIRST;
    return keysetPage({ ...list, sort: [{ by, direction }] }, request);
  }

  /** The visits and workouts of all members that match. */
  listOfAll(filter: ActivityListFilter | null | undefined): List<Activity> {
    const { memberId, search, updatedSince, weekday, hour, onlyOf } = filter ?? {};
    const list = this.list(filter);
    const filters = [
      ...list.filters,
      withId('userId', memberId),
      updatedSince && { updatedAt: MoreThanOrEqual(updatedSince) },
      weekday != null && `extract(isodow from ${HAPPENED}) = :weekday`,
      hour != null && `extract(hour from ${HAPPENED}) = :hour`,
      onlyOf != null && ofTrainer(onlyOf),
    ];
    return {
      ...list,
      filters,
      parameters: { onlyOf, weekday, hour },
      search: { text: search, member: 'userId' },
    };
  }

  /** A page of the activities of each of these members. */
  ofMembers(
    memberIds: string[],
    filter: MemberActivityFilter | null | undefined,
    request: PageRequest,
  ): Promise<Map<string, Page<Activity>>> {
    return keysetPagesOfOwners(this.list(filter), { column: 'userId', ids: memberIds }, request);
  }

  /** Whether a member had visited the studio in the `RECENT_VISIT_DAYS` days before this moment. */
  hasRecentVisit(manager: EntityManager, userId: string, moment: Date): Promise<boolean> {
    const since = new Date(moment.getTime() - RECENT_VISIT_DAYS * DAY_MS);
    return manager.existsBy(Activity, { userId, type: 'attendance', happenedAt: Between(since, moment) });
  }

  private list(filter: MemberActivityFilter | null | undefined) {
    const { type, happenedOn } = filter ?? {};
    const filters = [type != null && { type }, ...onDays('happenedAt', happenedOn)];
    const query = this.parts.dataSource.getRepository(Activity).createQueryBuilder('activity');
    return { query, filters, sort: [{ by: 'happenedAt', direction: 'desc' }] } satisfies List<Activity>;
  }
}

const NEWEST_FIRST = { field: 'happenedAt', direction: 'desc' } as const;

/** When it happened, by the clocks at the studio. */
const HAPPENED = momentOf('activity.happenedAt');

const ofTrainer = (trainerId: string): string =>
  isUuid(trainerId)
    ? 'activity.userId in (select user_id from trainer_assignments where trainer_id = :onlyOf)'
    : 'false';
