import { Like, type DataSource, type EntityManager } from 'typeorm';
import { addDays, startOfHour, studioDay } from '#common/calendar';
import { HOUR_MS, MINUTE_MS } from '#common/time';
import { Activity } from '../features/activity/activity.entity';
import { User } from '../features/members/user.entity';
import { DEMO_LOGINS } from './demo-accounts';

const HALF_A_YEAR_DAYS = 182;
const WEEK_DAYS = 7;
const WORKOUTS = ['Squats and presses', 'Deadlifts and rows', 'Conditioning', 'Full body', 'Mobility'];

/** How somebody comes and goes. */
interface Habit {
  /** Which days of a week they come on, counted back from today. */
  days: number[];
  hour: number;
  /** So many days ago they came last, and first. */
  from: number;
  until: number;
  /** Each so many weeks they stay away for one. */
  pauseEvery: number;
}

/** The member comes more often than in the beginning, and was away twice, so that there is something to see. */
const OF_THE_MEMBER: Habit[] = [
  { days: [1, 3, 5], hour: 6, from: 1, until: 38, pauseEvery: 9 },
  { days: [6], hour: 8, from: 1, until: 38, pauseEvery: 2 },
  { days: [1, 3, 5], hour: 6, from: 54, until: 126, pauseEvery: 17 },
  { days: [6], hour: 8, from: 54, until: 126, pauseEvery: 3 },
  { days: [2, 5], hour: 18, from: 142, until: HALF_A_YEAR_DAYS, pauseEvery: 24 },
];

/** Each of the other members has one of these, in turn: some come, some have stopped, some never came. */
const HABITS: (Habit | null)[] = [
  { days: [2, 5], hour: 7, from: 1, until: 120, pauseEvery: 6 },
  { days: [1, 3, 6], hour: 18, from: 1, until: 90, pauseEvery: 5 },
  { days: [4], hour: 19, from: 10, until: 150, pauseEvery: 4 },
  { days: [2, 4], hour: 6, from: 100, until: HALF_A_YEAR_DAYS, pauseEvery: 7 },
  null,
];

/** Gives a demonstration without activities those of its members; returns whether it did. */
export function seedDemoActivities(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    // Two servers that start at once must not both find it empty.
    await manager.query('lock table activities in share row exclusive mode');
    const admin = await manager.findOneBy(User, { email: DEMO_LOGINS.admin.email, role: 'admin' });
    if (!admin || (await manager.existsBy(Activity, {}))) return false;
    const rows = await activitiesOf(manager, now);
    await manager.insert(
      Activity,
      rows.map((row) => ({ ...row, recordedBy: admin.id, createdAt: row.happenedAt })),
    );
    return rows.length > 0;
  });
}

async function activitiesOf(manager: EntityManager, now: number) {
  const members = await manager.find(User, {
    where: { email: Like('%@studio.example'), role: 'user' },
    order: { email: 'ASC' },
  });
  const isTheMember = ({ email }: User) => email === DEMO_LOGINS.member.email;
  const others = members.filter((user) => !isTheMember(user) && user.name !== null);
  return [
    ...members
      .filter(isTheMember)
      .flatMap((user) => trained(OF_THE_MEMBER.flatMap((habit) => visits(user, habit, now)))),
    ...others.flatMap((user, index) => {
      const habit = HABITS[index % HABITS.length];
      return habit ? visits(user, habit, now) : [];
    }),
  ];
}

/** Visits of somebody since they joined, the last one first. */
function visits({ id: userId, createdAt }: User, habit: Habit, now: number) {
  const today = studioDay(now);
  return Array.from({ length: habit.until - habit.from + 1 }, (_, index) => habit.from + index)
    .filter((daysAgo) => habit.days.includes(daysAgo % WEEK_DAYS))
    .filter((daysAgo) => Math.ceil(daysAgo / WEEK_DAYS) % habit.pauseEvery !== 0)
    .map((daysAgo) => {
      const late = ((daysAgo * 11) % 50) * MINUTE_MS;
      const happenedAt = new Date(startOfHour(addDays(today, -daysAgo), habit.hour) + late);
      return { userId, type: 'attendance' as const, happenedAt };
    })
    .filter(({ happenedAt }) => happenedAt > createdAt);
}

/** Of so many visits one is to a class, of which nothing is written down. */
const VISITS_PER_CLASS = 6;

/** Each visit, and what was trained in it, an hour later. */
const trained = (all: ReturnType<typeof visits>) =>
  all.flatMap((visit, index) => {
    const workout = {
      userId: visit.userId,
      type: 'workout' as const,
      workout: WORKOUTS[index % WORKOUTS.length]!,
      happenedAt: new Date(visit.happenedAt.getTime() + HOUR_MS),
    };
    return index % VISITS_PER_CLASS === VISITS_PER_CLASS - 1 ? [visit] : [visit, workout];
  });
