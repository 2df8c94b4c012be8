import { Like, type DataSource, type EntityManager } from 'typeorm';
import { addDays, startOfHour, studioDay } from '#common/calendar';
import { HOUR_MS, MINUTE_MS } from '#common/time';
import { Activity } from '../features/activity/activity.entity';
import { VisitHoursService } from '../features/activity/visit-hours.service';
import { MemberSummaryService } from '../features/members/member-summary.service';
import { User } from '../features/accounts/user.entity';
import { DEMO_ADDRESSES, DEMO_LOGINS } from './demo-accounts';

const HALF_A_YEAR_DAYS = 182;
const WEEK_DAYS = 7;
const WORKOUTS = ['Squats and presses', 'Deadlifts and rows', 'Conditioning', 'Full body', 'Mobility'];

/** When a member visits the studio. */
interface Habit {
  /** Days of the week, counted back from today. */
  days: number[];
  hour: number;
  /** Added to the minutes of each visit, modulo 50. */
  delayMinutes?: number;
  /** How many days ago the last and the first visit were. */
  lastDaysAgo: number;
  firstDaysAgo: number;
  /** One week in this many has no visits. */
  pauseEveryWeeks: number;
}

/** The demo member comes more often than at first and was away twice, so that the progress page shows a variety. */
const MEMBER_HABITS: Habit[] = [
  { days: [1, 3, 5], hour: 6, lastDaysAgo: 1, firstDaysAgo: 38, pauseEveryWeeks: 9 },
  { days: [6], hour: 8, lastDaysAgo: 1, firstDaysAgo: 38, pauseEveryWeeks: 2 },
  { days: [1, 3, 5], hour: 6, lastDaysAgo: 54, firstDaysAgo: 126, pauseEveryWeeks: 17 },
  { days: [6], hour: 8, lastDaysAgo: 54, firstDaysAgo: 126, pauseEveryWeeks: 3 },
  { days: [2, 5], hour: 18, lastDaysAgo: 142, firstDaysAgo: HALF_A_YEAR_DAYS, pauseEveryWeeks: 24 },
];

/** Habits of the other members, assigned in rotation: some are regulars, some have stopped, some never came. */
const HABITS: (Habit | null)[] = [
  { days: [2, 5], hour: 7, lastDaysAgo: 1, firstDaysAgo: 120, pauseEveryWeeks: 6 },
  { days: [1, 3, 6], hour: 18, lastDaysAgo: 1, firstDaysAgo: 90, pauseEveryWeeks: 5 },
  { days: [4], hour: 19, lastDaysAgo: 10, firstDaysAgo: 150, pauseEveryWeeks: 4 },
  { days: [2, 4], hour: 6, lastDaysAgo: 100, firstDaysAgo: HALF_A_YEAR_DAYS, pauseEveryWeeks: 7 },
  null,
];

/** Creates activities of the demo members if there are no activities yet; returns whether it did. */
export function seedDemoActivities(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    // Two servers that start at the same time must not both find the table empty.
    await manager.query('lock table activities in share row exclusive mode');
    const admin = await manager.findOneBy(User, { email: DEMO_LOGINS.admin.email, role: 'admin' });
    if (!admin || (await manager.existsBy(Activity, {}))) return false;
    const rows = await activitiesOf(manager, now);
    await manager.insert(
      Activity,
      rows.map((row) => ({ ...row, recordedBy: admin.id, createdAt: row.happenedAt })),
    );
    const visitors = new Set(rows.map(({ userId }) => userId));
    await new MemberSummaryService().refresh(manager, [...visitors]);
    await new VisitHoursService().writeAll(manager);
    return rows.length > 0;
  });
}

async function activitiesOf(manager: EntityManager, now: number) {
  const members = await manager.find(User, {
    where: { email: Like(DEMO_ADDRESSES), role: 'user' },
    order: { email: 'ASC' },
  });
  const isDemoMember = ({ email }: User) => email === DEMO_LOGINS.member.email;
  const others = members.filter((user) => !isDemoMember(user) && user.name !== null);
  return [
    ...members
      .filter(isDemoMember)
      .flatMap((user) => withWorkouts(MEMBER_HABITS.flatMap((habit) => visits(user, habit, now)))),
    ...others.flatMap((user, index) => {
      const habit = habitOf(index);
      return habit ? visits(user, habit, now) : [];
    }),
  ];
}

/** Members with the same habit do not come at the same minute. */
function habitOf(index: number): Habit | null {
  const habit = HABITS[index % HABITS.length];
  if (!habit) return null;
  return { ...habit, hour: habit.hour + (Math.floor(index / HABITS.length) % 3), delayMinutes: index * 17 };
}

/** Visits of a member since they joined, latest first. */
function visits({ id: userId, createdAt }: User, habit: Habit, now: number) {
  const today = studioDay(now);
  return Array.from(
    { length: habit.firstDaysAgo - habit.lastDaysAgo + 1 },
    (_, index) => habit.lastDaysAgo + index,
  )
    .filter((daysAgo) => habit.days.includes(daysAgo % WEEK_DAYS))
    .filter((daysAgo) => Math.ceil(daysAgo / WEEK_DAYS) % habit.pauseEveryWeeks !== 0)
    .map((daysAgo) => {
      const delayMs = ((daysAgo * 11 + (habit.delayMinutes ?? 0)) % 50) * MINUTE_MS;
      const happenedAt = new Date(startOfHour(addDays(today, -daysAgo), habit.hour) + delayMs);
      return { userId, type: 'attendance' as const, happenedAt };
    })
    .filter(({ happenedAt }) => happenedAt > createdAt);
}

/** One in this many visits is a class, for which no workout is recorded. */
const VISITS_PER_CLASS = 6;

/** The visits, each followed by its workout an hour later, except for classes. */
const withWorkouts = (all: ReturnType<typeof visits>) =>
  all.flatMap((visit, index) => {
    const workout = {
      userId: visit.userId,
      type: 'workout' as const,
      workout: WORKOUTS[index % WORKOUTS.length]!,
      happenedAt: new Date(visit.happenedAt.getTime() + HOUR_MS),
    };
    return index % VISITS_PER_CLASS === VISITS_PER_CLASS - 1 ? [visit] : [visit, workout];
  });
