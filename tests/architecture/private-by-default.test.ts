import 'reflect-metadata';
import { graphql, GraphQLError, GraphQLNonNull, GraphQLString, type GraphQLSchema } from 'graphql';
import { buildSchema, Mutation, Query, Resolver } from 'type-graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireAuthentication, isPublic } from '#server/graphql/authorize';
import { Public } from '#server/graphql/public-operation';
import { REST_ROUTES } from '#server/features/features';
import { createSchema } from '#server/graphql/schema';
import type { RestRoute } from '#server/rest/route';
import { startHarness, type Harness } from '#server/test/harness';
import { signedIn } from '#server/test/order-calls';
import { sampleOperation } from '#server/test/sample-operation';

/** The public operations. All others must be private, so making one public is always a deliberate decision. */
const PUBLIC = [
  'mutation checkAdminPassword',
  'mutation generateWorkoutPlan',
  'mutation initiateSignUp',
  'mutation renewSession',
  'mutation requestPasswordReset',
  'mutation resetPassword',
  'mutation saveDietDetails',
  'mutation signIn',
  'mutation signOut',
  'mutation verifyEmail',
  'mutation verifyOtp',
  'query article',
  'query articleRotation',
  'query articles',
  'query dietDetails',
  'query exercise',
  'query exercises',
  'query orderGateway',
  'query photos',
  'query planOffers',
  'query reviewQuotes',
  'query reviewSummary',
  'query reviews',
  'query trainers',
];

/** Public operations that answer UNAUTHENTICATED without a valid cookie. */
const NEEDS_COOKIE = ['mutation renewSession'];

/** Operations allowed while a change of the password is required. */
const DURING_PASSWORD_CHANGE = ['mutation changePassword', 'mutation signOutEverywhere', 'query me'];

/** Operations for admins only. */
const FOR_ADMINS = [
  'mutation answerReview',
  'mutation confirmOrder',
  'mutation hideReview',
  'mutation refundOrder',
  'mutation rejectOrder',
  'mutation retryRefund',
  'mutation returnByHand',
  'mutation showReview',
  'query orders',
];

let harness: Harness;
let schema: GraphQLSchema;
beforeAll(async () => {
  harness = await startHarness();
  schema = await createSchema();
});
afterAll(() => harness.stop());

function operations() {
  const roots = [['query', schema.getQueryType()] as const, ['mutation', schema.getMutationType()] as const];
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field })),
  );
}

test('exactly the listed operations are marked public', () => {
  const marked = operations().filter(({ field }) => isPublic(field));
  expect(marked.map(({ kind, field }) => `${kind} ${field.name}`).sort()).toEqual(PUBLIC);
});

test('exactly the listed operations are allowed while a password change is required', () => {
  const marked = operations().filter(
    ({ field }) => field.extensions['isAllowedDuringForcedPasswordChange'] === true,
  );
  expect(marked.map(({ kind, field }) => `${kind} ${field.name}`).sort()).toEqual(DURING_PASSWORD_CHANGE);
});

test('exactly the listed operations are for admins, and refuse members', async () => {
  const marked = operations().filter(({ field }) => field.extensions['isForAdmins'] === true);
  expect(marked.map(({ kind, field }) => `${kind} ${field.name}`).sort()).toEqual(FOR_ADMINS);
  const { browser } = await signedIn(harness);
  for (const { kind, field } of marked) {
    const { status, errors } = await browser.gql(sampleOperation(kind, field));
    const codes = errors.map((error) => error.extensions.code);
    expect({ status, codes }, field.name).toEqual({ status: 403, codes: ['FORBIDDEN'] });
  }
});

test('unauthenticated clients can call the listed operations only', async () => {
  expect(operations().length).toBeGreaterThanOrEqual(PUBLIC.length);
  for (const { kind, field } of operations()) {
    const { status, errors } = await harness.gql(sampleOperation(kind, field));
    const codes = errors.map((error) => error.extensions.code);
    const name = `${kind} ${field.name}`;
    if (PUBLIC.includes(name) && !NEEDS_COOKIE.includes(name)) {
      expect(codes, field.name).not.toContain('UNAUTHENTICATED');
      expect(codes, field.name).not.toContain('GRAPHQL_VALIDATION_FAILED');
    } else expect({ status, codes }, field.name).toEqual({ status: 401, codes: ['UNAUTHENTICATED'] });
  }
});

const isClosed = ({ document }: RestRoute) =>
  operations().some(({ field }) => !isPublic(field) && new RegExp(`\\b${field.name}\\b`).test(document));

test('a private route without authentication and with an empty body returns 401, not 400', async () => {
  const answers: Record<string, number> = {};
  const closed = REST_ROUTES.filter(isClosed);
  for (const { method, path } of closed) {
    const body = method === 'GET' ? {} : { body: '{}' };
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await harness.fetch(path.replace(/:\w+/g, 'sample'), { method, headers, ...body });
    answers[`${method} ${path}`] = status;
  }
  expect(closed.length).toBeGreaterThan(3);
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, 401])));
});

test('there are no subscriptions, which would not be private by default', () => {
  expect(schema.getSubscriptionType()).toBeUndefined();
});

@Resolver()
class SampleResolver {
  @Query(() => String)
  forgotten(): string {
    return 'private';
  }

  @Public()
  @Query(() => String)
  open(): string {
    return 'public';
  }

  @Mutation(() => String)
  forgottenChange(): string {
    return 'changed';
  }

  @Public()
  @Mutation(() => String)
  openChange(): string {
    return 'changed';
  }
}

async function sampleSchema() {
  const sample = await buildSchema({ resolvers: [SampleResolver], validate: false });
  requireAuthentication(sample);
  return sample;
}

const STRANGER = { viewer: () => Promise.resolve(null) };
const MEMBER = { viewer: () => Promise.resolve({ id: '1', mustChangePassword: false }) };
const NEW_ADMIN = { viewer: () => Promise.resolve({ id: '1', mustChangePassword: true }) };

test.each([
  ['{ forgotten }', { forgotten: 'private' }],
  ['mutation { forgottenChange }', { forgottenChange: 'changed' }],
  ['{ alias: forgotten }', { alias: 'private' }],
  ['{ ...F } fragment F on Query { forgotten }', { forgotten: 'private' }],
])('an unmarked operation (%s) is private', async (source, data) => {
  const sample = await sampleSchema();
  const refused = await graphql({ schema: sample, source, contextValue: STRANGER });
  expect(refused.data).toBeNull();
  expect(refused.errors?.[0]).toBeInstanceOf(GraphQLError);
  expect(refused.errors?.[0]?.originalError).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await graphql({ schema: sample, source, contextValue: MEMBER })).toEqual({ data });
  const early = await graphql({ schema: sample, source, contextValue: NEW_ADMIN });
  expect(early.errors?.[0]?.originalError).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
});

test.each([
  ['{ open }', { open: 'public' }],
  ['mutation { openChange }', { openChange: 'changed' }],
])('a public operation (%s) needs no authentication', async (source, data) => {
  expect(await graphql({ schema: await sampleSchema(), source, contextValue: STRANGER })).toEqual({ data });
});

test('the generated sample calls have valid arguments', () => {
  const field = schema.getQueryType()!.getFields()['article']!;
  expect(sampleOperation('query', field)).toBe('query { article(id: "sample") { __typename } }');
  const scalar = { ...field, args: [], type: new GraphQLNonNull(GraphQLString) };
  expect(sampleOperation('query', scalar)).toBe('query { article }');
});
