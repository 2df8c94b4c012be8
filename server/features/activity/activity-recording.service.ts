import { Not, type EntityManager } from 'typeorm';
import type { Permission } from '#common/accounts/permissions';
import type { ActivityType } from '#common/activity/activities';
import { activityMessages } from '#common/activity/messages';
import { studioDay, textOfDay } from '#common/calendar';
import { MINUTE_MS } from '#common/time';
import type { Database } from '../../database/database';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Forbidden, NotFound } from '../../lib/errors';
import type { JournalService } from '../journal/journal.service';
import type { MemberSummaries } from '../accounts/member-summaries';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { MembershipService } from '../memberships/membership.service';
import type { AssignedMembersService } from '../trainers/assigned-members.service';
import type { CurrentSettings } from '../settings/settings.service';
import { Activity } from './activity.entity';
import { entryWithKey, requireSame, sameEntryJustNow } from './repeated-recording';
import { permittedTime } from './permitted-time';
import { requireNoOtherVisit } from './no-other-visit';
import type { VisitHoursService } from './visit-hours.service';
import { noActivePass, visitAnswer, type VisitAnswer } from './visit-outcome';

interface RecordingParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  journal: JournalService;
  memberSummaries: MemberSummaries;
  visitHours: VisitHoursService;
  memberships: MembershipService;
  settings: CurrentSettings;
  assignedMembers: AssignedMembersService;
}

interface NewActivity {
  memberId: string;
  /** Now if null. */
  happenedAt?: Date | null;
  /** Maximum age in days; by default, the one that the studio has set. */
  daysBackMax?: number;
  requestKey?: string | null | undefined;
}

interface TypedActivity extends NewActivity {
  type: ActivityType;
  workout: string | null;
  reason?: string | null;
}

interface Recorded {
  activity: Activity;
  member: User;
}

interface NewVisit extends NewActivity {
  isRepeat: boolean;
  /** Why staff let the member in without an active gym pass, for the journal; null lets nobody in without one. */
  reason?: string | null;
}

/** Throws if something does not hold for a visit, or if staff have to decide. The member's row is locked. */
type VisitCheck = (manager: EntityManager, user: User, happenedAt: Date) => Promise<void>;

/** Further checks for a visit. */
interface VisitChecks {
  /** Checked first. */
  always?: VisitCheck;
  /** Asked after the gym pass, unless there is a reason to let the member in. */
  withoutReason?: VisitCheck;
}

const RECORD: Permission = 'activities:record';

/** Records and removes visits and workouts of members, for staff. */
export class ActivityRecordingService {
  constructor(private readonly parts: RecordingParts) {}

  /**
   * Records a visit, or returns the one with the same key. One without an active gym pass needs a reason, and a repeated
   * one has to be said to be one: else nothing is recorded.
   */
  recordVisit(
    actor: UserActor,
    { isRepeat, ...values }: NewVisit,
    checks: VisitChecks = {},
  ): Promise<VisitAnswer> {
    const given: TypedActivity = { ...values, type: 'attendance', workout: null };
    const recording = this.record(actor, given, async (manager, user, happenedAt) => {
      await checks.always?.(manager, user, happenedAt);
      if (values.reason == null) {
        const { memberships } = this.parts;
        if (!(await memberships.hasPassSince(manager, user.id, happenedAt))) throw noActivePass(user);
        await checks.withoutReason?.(manager, user, happenedAt);
      }
      const { doubleVisitMinutes } = this.parts.settings.current.desk;
      const withinMs = doubleVisitMinutes * MINUTE_MS;
      if (!isRepeat) await requireNoOtherVisit(manager, { user, happenedAt, withinMs });
    });
    return visitAnswer(recording);
  }

  /** The entry that the same person has recorded with this key. */
  async recorded(actor: UserActor, requestKey: string): Promise<Recorded | null> {
    const where = { recordedBy: actor.id, requestKey };
    const activity = await this.parts.dataSource
      .getRepository(Activity)
      .findOne({ where, relations: { user: true } });
    return activity && { activity, member: activity.user };
  }

  /** Whether a visit is the only one of the member. */
  async isFirstVisit({ id, userId }: Activity): Promise<boolean> {
    const others = { userId, type: 'attendance', id: Not(id) } as const;
    return !(await this.parts.dataSource.getRepository(Activity).existsBy(others));
  }

  /** Records a workout, or returns the one with the same key. */
  recordWorkout(actor: UserActor, values: NewActivity & { workout: string }): Promise<Recorded> {
    return this.record(actor, { ...values, type: 'workout' });
  }

  /**
   * Today's entries can be removed by those who may record them, and by trainers who recorded them; others need the
   * permission to remove entries.
   */
  canRemove(actor: UserActor, { createdAt, recordedBy }: Activity): boolean {
    if (hasPermission(actor, 'activities:remove')) return true;
    if (!isOfToday(createdAt, this.parts.clock.now())) return false;
    const isOwn = recordedBy === actor.id && hasPermission(actor, 'activities:record-assigned');
    return isOwn || hasPermission(actor, RECORD);
  }

  remove(
    actor: UserActor,
    { id, reason }: { id: string; reason: string },
  ): Promise<{ removedActivityId: string; member: User }> {
    const { dataSource, users, assignedMembers, journal, memberSummaries, visitHours } = this.parts;
    return dataSource.transaction(async (manager) => {
      const locked = await users.lockWithRow(manager, Activity, id);
      const about = locked?.member && { memberId: locked.member.id, permission: RECORD };
      if (!about || !(await assignedMembers.has(actor, about, manager)))
        throw new NotFound('ACTIVITY_NOT_FOUND', activityMessages.activityNotFound);
      const { row } = locked;
      const member = locked.member!;
      if (!this.canRemove(actor, row))
        throw new Forbidden('PERMISSION_REQUIRED', activityMessages.onlyOfToday);
      await journal.remove(manager, actor, {
        type: 'activity.removed',
        table: Activity,
        row,
        memberId: member.id,
        before: factsOf(row),
        after: { reason },
      });
      if (row.type === 'attendance') {
        await memberSummaries.refreshAttendance(manager, [member.id]);
        await visitHours.remove(manager, [row.happenedAt]);
      }
      return { removedActivityId: row.id, member };
    });
  }

  private record(
    actor: UserActor,
    given: TypedActivity,
    check?: (manager: EntityManager, user: User, happenedAt: Date) => Promise<void>,
  ): Promise<Recorded> {
    return this.parts.dataSource.transaction(async (manager) => {
      // The lock makes the second of two concurrent requests without a key find the entry of the first.
      const member = await this.lockMember(manager, actor, given.memberId);
      const { daysBackMax = this.parts.settings.current.desk.recordedDaysBackMax, ...entry } = given;
      const values = { ...entry, memberId: member.id };
      const known = await entryWithKey(manager, actor, values.requestKey);
      if (known) return { activity: requireSame(known, values), member };
      const now = this.parts.clock.now();
      const happenedAt = permittedTime(actor, values.happenedAt, { user: member, now, daysBackMax });
      const repeated = await sameEntryJustNow(manager, actor, { ...values, happenedAt, now });
      if (repeated) return { activity: repeated, member };
      await check?.(manager, member, happenedAt);
      return { activity: await this.add(manager, actor, { ...values, happenedAt }), member };
    });
  }

  private async lockMember(manager: EntityManager, actor: UserActor, id: string): Promise<User> {
    const { users, assignedMembers } = this.parts;
    const user = await users.lockMember(manager, id);
    await assignedMembers.require(manager, actor, { memberId: user.id, permission: RECORD });
    return user;
  }

  private async add(
    manager: EntityManager,
    actor: UserActor,
    { reason = null, memberId: userId, ...values }: TypedActivity & { happenedAt: Date },
  ): Promise<Activity> {
    const { clock, journal, memberSummaries, visitHours } = this.parts;
    const createdAt = new Date(clock.now());
    const activity = manager.create(Activity, { ...values, userId, recordedBy: actor.id, createdAt });
    await journal.add(manager, actor, {
      type: 'activity.recorded',
      table: Activity,
      row: activity,
      memberId: userId,
      before: {},
      after: { ...factsOf(activity), ...(reason !== null && { reason }) },
    });
    if (activity.type === 'attendance') {
      await memberSummaries.refreshAttendance(manager, [userId]);
      await visitHours.add(manager, [activity.happenedAt]);
    }
    return activity;
  }
}

const factsOf = ({ type, happenedAt }: Activity) => ({ type, happenedAt: happenedAt.toISOString() });

const isOfToday = (moment: Date, now: number): boolean =>
  textOfDay(studioDay(moment.getTime())) === textOfDay(studioDay(now));
