/** Who may read which field of a user. */
import { randomUUID } from 'node:crypto';
import { isNonNullType, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleHasPermission, type Permission } from '#common/accounts/permissions';
import { ROLES, type Role } from '#common/accounts/roles';
import type { User } from '#server/features/accounts/user.entity';
import type { Context } from '#server/graphql/context';
import { getSchema } from '#server/composition/schema';
import { printWithNullability } from '#server/graphql/semantic-non-null';
import type { UserActor } from '#server/lib/actor';
import type { AppError } from '#server/lib/errors';
import type { Browser } from '#server/test/browser';
import { startHarness, type Harness } from '#server/test/harness';
import { actorOf, signedIn } from '#server/test/order-calls';

type Reader = 'self' | 'signed-out' | Role;

/** The roles are those of other users. */
const READERS: readonly Reader[] = ['self', 'signed-out', ...ROLES];

const EVERYONE = READERS;
const FRONT_DESK: readonly Reader[] = ['self', 'front_desk', 'admin', 'owner'];
const ADMIN: readonly Reader[] = ['self', 'admin', 'owner'];
const SELF: readonly Reader[] = ['self'];

/** Who may read each field. */
const MAY_READ: Record<string, readonly Reader[]> = {
  activities: FRONT_DESK,
  createdAt: FRONT_DESK,
  dietDetails: ADMIN,
  due: FRONT_DESK,
  email: FRONT_DESK,
  exerciseLoads: SELF,
  fitnessGoals: ADMIN,
  hasHealthDataConsent: ADMIN,
  hiddenReviews: ADMIN,
  id: EVERYONE,
  invitedAt: FRONT_DESK,
  isEmailVerified: FRONT_DESK,
  isPhoneConfirmed: FRONT_DESK,
  isClaimable: FRONT_DESK,
  isInvitable: FRONT_DESK,
  isProfileComplete: FRONT_DESK,
  lastContact: FRONT_DESK,
  lastVisitAt: FRONT_DESK,
  latestMeasurement: ADMIN,
  measurements: ADMIN,
  memberships: FRONT_DESK,
  name: FRONT_DESK,
  nextPeriods: FRONT_DESK,
  orders: FRONT_DESK,
  phone: FRONT_DESK,
  progress: FRONT_DESK,
  risk: FRONT_DESK,
  role: FRONT_DESK,
  trainer: FRONT_DESK,
  userName: FRONT_DESK,
  version: ADMIN,
  waiver: FRONT_DESK,
  weeklyMeasurements: SELF,
  workoutLimitations: SELF,
  workoutPlan: SELF,
  workoutPlans: SELF,
  workoutPreferences: ADMIN,
};

/** Fields that are allowed while the reader has to change their password. */
const DURING_PASSWORD_CHANGE: Record<string, readonly string[]> = {
  User: ['email', 'id', 'isProfileComplete', 'name', 'role'],
  Viewer: ['mustChangePassword', 'mustSetUpSecondFactor', 'permissions', 'user'],
};

let harness: Harness;
let schema: GraphQLSchema;
let owner: User;
let browser: Browser;
beforeAll(async () => {
  harness = await startHarness();
  schema = await getSchema();
  ({ user: owner, browser } = await signedIn(harness));
});
afterAll(() => harness.stop());

const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields();

function actorFor(reader: Reader): UserActor | null {
  if (reader === 'signed-out') return null;
  return actorOf(reader === 'self' ? owner : { id: randomUUID(), role: reader });
}

/** The code with which a field is refused; undefined if the guard lets it pass, whatever follows. */
async function refusalOf(type: string, name: string, actor: UserActor | null): Promise<string | undefined> {
  const { resolve } = fieldsOf(type)[name]!;
  const context = {
    actor: () => Promise.resolve(actor),
    kiosk: () => Promise.resolve(null),
    answer: { refusedFields: 0 },
  } as Context;
  try {
    await resolve?.(owner, {}, context, { fieldName: name } as GraphQLResolveInfo);
  } catch (error) {
    const { code } = error as Partial<AppError>;
    if (code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN' && code !== 'PASSWORD_CHANGE_REQUIRED') return;
    return code;
  }
}

test('the table lists every field of a user, and nothing else', () => {
  expect(Object.keys(MAY_READ).sort()).toEqual(Object.keys(fieldsOf('User')).sort());
});

test.each(READERS)('a reader (%s) gets the fields of the table, and no others', async (reader) => {
  const refused = reader === 'signed-out' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  for (const [name, readers] of Object.entries(MAY_READ)) {
    const expected = readers.includes(reader) ? undefined : refused;
    expect(await refusalOf('User', name, actorFor(reader)), name).toBe(expected);
  }
});

/** Who may read a field according to the end of its description. */
function readersNamedIn(description: string): readonly Reader[] {
  if (/(^| )Readable by the user only\.$/.test(description)) return SELF;
  const permission = /(?:^| )Readable by the user and with the permission `([^`]+)`\.$/.exec(
    description,
  )?.[1];
  return ['self', ...ROLES.filter((role) => roleHasPermission(role, permission as Permission))];
}

test('the description of every field but the id ends with who may read it', () => {
  for (const [name, { description }] of Object.entries(fieldsOf('User'))) {
    if (name !== 'id') expect(readersNamedIn(description ?? ''), name).toEqual(MAY_READ[name]);
  }
});

test.each(['User', 'Viewer'])(
  'exactly the listed fields of %s are allowed before a password change',
  async (type) => {
    const actor = { ...actorOf(owner), mustChangePassword: true };
    const names = Object.keys(fieldsOf(type));
    const refusals = await Promise.all(names.map((name) => refusalOf(type, name, actor)));
    expect(names.filter((_, index) => refusals[index] !== 'PASSWORD_CHANGE_REQUIRED').sort()).toEqual(
      DURING_PASSWORD_CHANGE[type],
    );
  },
);

test('all fields but the id are nullable in the schema; the marked ones have a value unless they fail', () => {
  const text = printWithNullability(schema);
  expect(Object.values(fieldsOf('User')).filter(({ type }) => isNonNullType(type))).toMatchObject([
    { name: 'id' },
  ]);
  expect(text).toMatch(/^ {2}createdAt: DateTime @semanticNonNull$/m);
  expect(text).toMatch(/^ {2}phone: String$/m);
});

const USER = 'query ($id: ID!) { user(id: $id) { id name fitnessGoals weeklyMeasurements { id } } }';

test('a refused field does not erase its neighbours', async () => {
  const { browser: frontDesk } = await signedIn(harness, 'front_desk');
  const { data, errors } = await frontDesk.gql(USER, { id: owner.id });
  expect(data).toEqual({
    user: { id: owner.id, name: owner.name, fitnessGoals: null, weeklyMeasurements: null },
  });
  expect(errors).toMatchObject([
    { path: ['user', 'fitnessGoals'], extensions: { code: 'FORBIDDEN' } },
    { path: ['user', 'weeklyMeasurements'], extensions: { code: 'FORBIDDEN' } },
  ]);
});

test('users can read themselves by id; for other members and trainers they do not exist', async () => {
  const { data, errors } = await browser.gql(USER, { id: owner.id.toUpperCase() });
  expect({ data, errors }).toMatchObject({ data: { user: { id: owner.id, name: owner.name } }, errors: [] });
  for (const role of ['user', 'trainer'] as const) {
    const { browser: other } = await signedIn(harness, role);
    expect(await other.gql(USER, { id: owner.id })).toMatchObject({ errors: [], data: { user: null } });
  }
});

test.each(['no-id', randomUUID(), ''])('the user with an unknown id (%j) is null', async (id) => {
  const { browser: admin } = await signedIn(harness, 'admin');
  expect(await admin.gql(USER, { id })).toMatchObject({ errors: [], data: { user: null } });
});
