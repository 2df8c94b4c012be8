import type { DataSource, EntityManager } from 'typeorm';
import { bodyMassIndex, toOneDecimal } from '#common/measurements/bmi';
import { NOTICE_VERSION } from '#common/consents/legal';
import { DAY_MS } from '#common/time';
import { Measurement } from '../features/measurements/measurement.entity';
import { MemberSummaryService } from '../features/members/member-summary.service';
import { User } from '../features/accounts/user.entity';
import { Consent } from '../features/consents/consent.entity';
import type { Passwords } from '../lib/passwords';
import { DEMO_PEOPLE } from './demo-people';

/** Log-ins for trying out the product, shown at start-up; production never creates them. */
export const DEMO_LOGINS = {
  admin: { email: 'admin@studio.example', password: 'Admin-demo-2026' },
  member: { email: 'member@studio.example', password: 'Member-demo-2026' },
} as const;

const phoneOf = (index: number) => `+9160000000${String(index).padStart(2, '0')}`;

/** SQL pattern of the e-mail addresses of all demo accounts. */
export const DEMO_ADDRESSES = '%@studio.example';

/** Phone numbers of the accounts of `DEMO_LOGINS`. */
export const DEMO_PHONES = [phoneOf(0), phoneOf(1)];

const GOALS = ['Lose some weight', 'Get stronger', 'Run ten kilometres', 'Move without pain', null];
const PREFERENCES = ['Mornings, free weights', 'Classes in the evening', 'Yoga and stretching', null];
/** Weights of the demo member in kilograms, one every fifteen days, beginning half a year ago. */
const WEIGHTS_KG = [81.5, 81.2, 80.6, 80.9, 79.8, 79.3, 78.4, 78.6, 77.9, 77.1, 76.8, 76.9, 76.1];
const WEIGHED_EVERY_DAYS = 15;
const FIRST_MUSCLE_MASS_KG = 33;
const HEIGHT_CM = 174;

/** How many days ago each of the DEMO_PEOPLE signed up, by index. */
export const joinedDaysAgo = (index: number): number => 10 + index * 9;

/** Whether the demo accounts exist. */
export const hasDemoAccounts = (dataSource: DataSource): Promise<boolean> =>
  dataSource.getRepository(User).existsBy({ email: DEMO_LOGINS.member.email });

/** Creates the demo accounts in a database without accounts; returns whether it did. */
export async function seedDemoAccounts(
  dataSource: DataSource,
  hasher: Passwords,
  now: number,
): Promise<boolean> {
  // Checked before hashing, which is expensive, and again once the table is locked.
  if (await dataSource.getRepository(User).existsBy({})) return false;
  const [admin, member] = await Promise.all(
    [DEMO_LOGINS.admin, DEMO_LOGINS.member].map(({ password }) => hasher.hash(password)),
  );
  return dataSource.transaction(async (manager) => {
    // Two servers that start at the same time must not both find the table empty.
    await manager.query('lock table users in share row exclusive mode');
    if (await manager.existsBy(User, {})) return false;
    const users = await manager.save(demoUsers(manager, { admin: admin!, member: member! }, now));
    await manager.insert(
      Consent,
      users.map(({ id, createdAt }) => ({
        userId: id,
        purpose: 'account' as const,
        noticeVersion: NOTICE_VERSION,
        givenAt: createdAt,
      })),
    );
    await seedMeasurements(manager, users, now);
    await new MemberSummaryService().refresh(
      manager,
      users.map(({ id }) => id),
    );
    return true;
  });
}

function demoUsers(manager: EntityManager, hashes: { admin: string; member: string }, now: number): User[] {
  const joined = (daysAgo: number) => new Date(now - daysAgo * DAY_MS);
  return [
    manager.create(User, {
      email: DEMO_LOGINS.admin.email,
      name: 'Studio Admin',
      phone: phoneOf(0),
      role: 'admin',
      passwordHash: hashes.admin,
      createdAt: joined(400),
      staffSince: joined(400),
    }),
    manager.create(User, {
      email: DEMO_LOGINS.member.email,
      name: 'Ananya Deshpande',
      userName: 'ananya',
      phone: phoneOf(1),
      fitnessGoals: 'Get stronger, and down to 75 kg',
      workoutPreferences: 'Mornings, free weights',
      passwordHash: hashes.member,
      createdAt: joined(200),
    }),
    ...DEMO_PEOPLE.map((name, index) =>
      manager.create(User, {
        email: `${addressOf(name)}@studio.example`,
        passwordHash: hashes.member,
        createdAt: joined(joinedDaysAgo(index)),
        // One in ten has not filled in the profile yet.
        ...(index % 10 === 9
          ? {}
          : {
              name,
              phone: phoneOf(index + 2),
              fitnessGoals: GOALS[index % GOALS.length]!,
              workoutPreferences: PREFERENCES[index % PREFERENCES.length]!,
            }),
      }),
    ),
  ];
}

async function seedMeasurements(manager: EntityManager, users: User[], now: number): Promise<void> {
  const [, member, ...others] = users;
  const halfAYear = WEIGHTS_KG.map((weight, index) => ({
    userId: member!.id,
    weightKg: weight,
    heightCm: HEIGHT_CM,
    bmi: bodyMassIndex(weight, HEIGHT_CM),
    muscleMassKg: toOneDecimal(FIRST_MUSCLE_MASS_KG + index * 0.15),
    measuredAt: new Date(now - (WEIGHTS_KG.length - 1 - index) * WEIGHED_EVERY_DAYS * DAY_MS),
  }));
  const once = others
    .filter((user, index) => user.name !== null && index % 3 !== 0)
    .map(({ id, createdAt }, index) => {
      const [weight, height] = [52 + ((index * 7) % 40), 152 + ((index * 5) % 34)];
      return {
        userId: id,
        weightKg: weight,
        heightCm: height,
        bmi: bodyMassIndex(weight, height),
        measuredAt: createdAt,
      };
    });
  const rows = [...halfAYear, ...once];
  await manager.insert(Measurement, rows);
  const measured = [...new Map(rows.map((row) => [row.userId, row])).values()];
  await manager.insert(
    Consent,
    measured.map(({ userId, measuredAt }) => ({
      userId,
      purpose: 'health_data' as const,
      noticeVersion: NOTICE_VERSION,
      givenAt: measuredAt,
    })),
  );
}

/** Obviously invented numbers: India reserves none for fictional use. */
const addressOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
