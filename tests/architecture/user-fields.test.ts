/** Tests which users may read which field of a user. */
import { randomUUID } from 'node:crypto';
import { isNonNullType, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleHasPermission, type Permission } from '#common/accounts/permissions';
import { ROLES, type Role } from '#common/accounts/roles';
import type { User } from '#server/features/accounts/user.entity';
import type { Context } from '#server/graphql/context';
import { createLoad } from '#server/graphql/loaders';
import { getSchema } from '#server/composition/schema';
import { printWithNullability } from '#server/graphql/semantic-non-null';
import type { UserActor } from '#server/lib/actor';
import type { AppError } from '#server/lib/errors';
import type { Browser } from '#server/test/browser';
import { createTrainers, createUser } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { actorOf, signedIn } from '#server/test/order-calls';

type Reader = 'self' | 'signed-out' | Role | 'own trainer' | 'trusted trainer';

/**
 * The roles are those of other users, to whom the user is not assigned. The user is assigned to the `own trainer`, and
 * has agreed that the `trusted trainer` reads health data.
 */
const READERS: readonly Reader[] = ['self', 'signed-out', ...ROLES, 'own trainer', 'trusted trainer'];

const EVERYONE = READERS;
const FRONT_DESK: readonly Reader[] = ['self', 'front_desk', 'admin', 'owner'];
const STAFF: readonly Reader[] = [...FRONT_DESK, 'own trainer', 'trusted trainer'];
const HEALTH: readonly Reader[] = ['self', 'admin', 'owner', 'trusted trainer'];
const ADMIN: readonly Reader[] = ['self', 'admin', 'owner'];
const SELF: readonly Reader[] = ['self'];

/** The readers of each field. */
const MAY_READ: Record<string, readonly Reader[]> = {
  activities: STAFF,
  createdAt: STAFF,
  dietDetails: HEALTH,
  due: FRONT_DESK,
  email: STAFF,
  exerciseLoads: SELF,
  fitnessGoals: ADMIN,
  hasHealthDataConsent: HEALTH,
  hiddenReviews: ADMIN,
  id: EVERYONE,
  invitedAt: STAFF,
  isEmailVerified: STAFF,
  isPhoneConfirmed: STAFF,
  isClaimable: STAFF,
  isInvitable: STAFF,
  isProfileComplete: STAFF,
  lastContact: STAFF,
  lastVisitAt: STAFF,
  latestMeasurement: HEALTH,
  measurements: HEALTH,
  memberships: STAFF,
  name: STAFF,
  nextPeriods: STAFF,
  orders: FRONT_DESK,
  phone: STAFF,
  progress: STAFF,
  risk: STAFF,
  role: STAFF,
  trainer: STAFF,
  updatedAt: STAFF,
  userName: STAFF,
  version: ADMIN,
  waiver: STAFF,
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
let trainer: User;
let trusting: User;
beforeAll(async () => {
  harness = await startHarness();
  schema = await getSchema();
  ({ user: owner, browser } = await signedIn(harness));
  const { dataSource, services } = harness;
  trusting = await createUser(dataSource);
  await services.consents.give(dataSource.manager, trusting.id, 'health_data');
  trainer = await createUser(dataSource, { role: 'trainer' });
  const [onSite] = await createTrainers(dataSource, 1, { userId: trainer.id });
  for (const { id } of [owner, trusting])
    await services.trainerAssignments.assign(actorOf(trainer), id, onSite!.id);
});
afterAll(() => harness.stop());

const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields();

function actorFor(reader: Reader): UserActor | null {
  if (reader === 'signed-out') return null;
  if (reader === 'self') return actorOf(owner);
  if (reader === 'own trainer' || reader === 'trusted trainer') return actorOf(trainer);
  return actorOf({ id: randomUUID(), role: reader });
}

/** The code with which a field is refused; undefined if the guard lets it pass, whatever follows. */
async function refusalOf(
  type: string,
  name: string,
  { actor, of = owner }: { actor: UserActor | null; of?: User },
): Promise<string | undefined> {
  const { resolve } = fieldsOf(type)[name]!;
  const context = {
    actor: () => Promise.resolve(actor),
    kiosk: () => Promise.resolve(null),
    load: createLoad(harness.services),
    answer: { refusedFields: 0 },
  } as Context;
  try {
    await resolve?.(of, {}, context, { fieldName: name } as GraphQLResolveInfo);
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
    const of = reader === 'trusted trainer' ? trusting : owner;
    expect(await refusalOf('User', name, { actor: actorFor(reader), of }), name).toBe(expected);
  }
});

const READABLE_WITH =
  /(?:^| )Readable by the user and with the permission `(?<all>[^`]+)`(?:, of assigned members with `(?<assigned>[^`]+)`)?\.$/;

/** Trainers who may read a field with a permission for assigned members. */
const TRAINERS_WITH: Record<string, readonly Reader[]> = {
  '': [],
  'activities:read-assigned': ['own trainer', 'trusted trainer'],
  'members:read-assigned': ['own trainer', 'trusted trainer'],
  'memberships:read-assigned': ['own trainer', 'trusted trainer'],
  'diet-details:read-assigned': ['trusted trainer'],
  'measurements:read-assigned': ['trusted trainer'],
};

/** The readers of a field according to the end of its description. */
function readersNamedIn(description: string): readonly Reader[] {
  if (/(^| )Readable by the user only\.$/.test(description)) return SELF;
  const named = READABLE_WITH.exec(description)?.groups ?? {};
  const roles = ROLES.filter((role) => roleHasPermission(role, named['all'] as Permission));
  return ['self', ...roles, ...TRAINERS_WITH[named['assigned'] ?? '']!];
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
    const refusals = await Promise.all(names.map((name) => refusalOf(type, name, { actor })));
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
  expect(errors).toHaveLength(2);
  for (const field of ['fitnessGoals', 'weeklyMeasurements'])
    expect(errors).toContainEqual(
      expect.objectContaining({
        path: ['user', field],
        extensions: expect.objectContaining({ code: 'FORBIDDEN' }) as object,
      }),
    );
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
