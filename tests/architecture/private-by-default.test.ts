import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { graphql, GraphQLError, GraphQLNonNull, GraphQLString, type GraphQLSchema } from 'graphql';
import { buildSchema, Mutation, Query, Resolver } from 'type-graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleHasPermission, type Permission } from '#common/accounts/permissions';
import { ROLES } from '#common/accounts/roles';
import { requireAuthentication, isPublic } from '#server/graphql/authorize';
import { Public } from '#server/graphql/access-decorators';
import { REST_ROUTES } from '#server/composition/parts';
import { getSchema } from '#server/composition/schema';
import { NO_CALLER } from '#server/lib/caller';
import type { AppError } from '#server/lib/errors';
import type { RestRoute } from '#server/rest/route';
import { startHarness, type Harness } from '#server/test/harness';
import { actorOf, signedIn } from '#server/test/order-calls';
import { sampleOperation } from '#server/test/sample-operation';
import { MUTATIONS, QUERIES } from '../operations/support/all';
import { EVERYONE, SIGNED_IN, type Caller } from '../operations/support/callers';

/** Who may call each operation. */
const MAY_CALL = Object.fromEntries([
  ...Object.entries(QUERIES).map(([name, { callers }]) => [`query ${name}`, callers]),
  ...Object.entries(MUTATIONS).map(([name, { callers }]) => [`mutation ${name}`, callers]),
]) as Record<string, readonly Caller[]>;

/** Operations without a log-in that answer UNAUTHENTICATED without a valid cookie. */
const NEEDS_COOKIE = ['mutation renewSession'];

/** Operations allowed while a change of the password is required. */
const DURING_PASSWORD_CHANGE = ['mutation changePassword', 'mutation signOutEverywhere', 'query me'];

let harness: Harness;
let schema: GraphQLSchema;
beforeAll(async () => {
  harness = await startHarness();
  schema = await getSchema();
});
afterAll(() => harness.stop());

function operations() {
  const roots = [['query', schema.getQueryType()] as const, ['mutation', schema.getMutationType()] as const];
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field })),
  );
}

const nameOf = ({ kind, field }: ReturnType<typeof operations>[number]) => `${kind} ${field.name}`;

const maySignedOut = (name: string) => MAY_CALL[name]?.includes('signed-out') ?? false;

/** Given to resolvers as their services; every use of it fails, so that a permitted operation has no effect. */
const NO_SERVICES = new Proxy(
  {},
  {
    get: () => {
      throw new Error('reached the service');
    },
  },
);

/** Whether a caller gets past the check of an operation. */
async function isPermitted(
  operation: ReturnType<typeof operations>[number],
  caller: Caller,
): Promise<boolean> {
  const user = caller === 'signed-out' ? null : actorOf({ id: randomUUID(), role: caller });
  const { errors } = await graphql({
    schema,
    source: sampleOperation(operation.kind, operation.field),
    contextValue: {
      actor: () => Promise.resolve(user),
      kiosk: nobody,
      caller: NO_CALLER,
      services: NO_SERVICES,
    },
  });
  const codes = errors?.map(({ originalError }) => (originalError as Partial<AppError> | undefined)?.code);
  return !codes?.some((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN');
}

test('tests/operations has every operation, and nothing else', () => {
  expect(operations().map(nameOf).sort()).toEqual(Object.keys(MAY_CALL).sort());
});

test('every operation is open to the callers of the table, and to no others', async () => {
  const found: typeof MAY_CALL = {};
  for (const operation of operations()) {
    const permitted = await Promise.all(EVERYONE.map((caller) => isPermitted(operation, caller)));
    found[nameOf(operation)] = EVERYONE.filter((_, index) => permitted[index]);
  }
  expect(found).toEqual(MAY_CALL);
});

/** The callers of an operation according to the end of its description. */
function callersNamedIn(description: string): readonly Caller[] {
  if (/(^| )Public\.$/.test(description)) return EVERYONE;
  if (/(^| )Requires a log-in(?: or an API key)?\.$/.test(description)) return SIGNED_IN;
  if (/(^| )Requires the session of a kiosk\.$/.test(description)) return [];
  const [, names = ''] =
    /(?:^| )Requires the permission (`[^`]+`(?: or `[^`]+`)*)\.$/.exec(description) ?? [];
  const permissions = names.split(/` or `|`/).filter(Boolean) as Permission[];
  return ROLES.filter((role) => permissions.some((permission) => roleHasPermission(role, permission)));
}

test('the description of every operation ends with who may call it', () => {
  const named = operations().map(
    (one) => [nameOf(one), callersNamedIn(one.field.description ?? '')] as const,
  );
  expect(Object.fromEntries(named)).toEqual(MAY_CALL);
});

test.each([
  ['Query', 'photos', 'All pictures of the studio, in display order. Public.'],
  ['Mutation', 'endDeviceSession', 'Ends one session of the current user. Requires a log-in.'],
  [
    'Mutation',
    'unhideReview',
    'Makes a hidden review visible to everyone again. Requires the permission `reviews:moderate`.',
  ],
])('introspection of %s.%s says who may call it', async (type, name, description) => {
  const { data } = await harness.gql(`{ __type(name: "${type}") { fields { name description } } }`);
  expect(data).toEqual({ __type: { fields: expect.arrayContaining([{ name, description }]) } });
});

test.each(ROLES)('over HTTP, the role %s is refused what the table does not list', async (role) => {
  const { browser } = await signedIn(harness, role);
  for (const operation of operations().filter((one) => !MAY_CALL[nameOf(one)]?.includes(role))) {
    const { status, errors } = await browser.gql(sampleOperation(operation.kind, operation.field));
    const codes = errors.map((error) => error.extensions.code);
    expect({ status, codes }, nameOf(operation)).toEqual({ status: 403, codes: ['FORBIDDEN'] });
  }
});

test('exactly the listed operations are allowed while a password change is required', () => {
  const marked = operations().filter(
    ({ field }) => field.extensions['isAllowedDuringForcedPasswordChange'] === true,
  );
  expect(marked.map(({ kind, field }) => `${kind} ${field.name}`).sort()).toEqual(DURING_PASSWORD_CHANGE);
});

test('over HTTP, unauthenticated clients can call the operations of the table only', async () => {
  for (const { kind, field } of operations()) {
    const { status, errors } = await harness.gql(sampleOperation(kind, field));
    const codes = errors.map((error) => error.extensions.code);
    const name = `${kind} ${field.name}`;
    if (maySignedOut(name) && !NEEDS_COOKIE.includes(name)) {
      expect(codes, field.name).not.toContain('UNAUTHENTICATED');
      expect(codes, field.name).not.toContain('GRAPHQL_VALIDATION_FAILED');
    } else expect({ status, codes }, field.name).toEqual({ status: 401, codes: ['UNAUTHENTICATED'] });
  }
});

/** Whether a route always runs a private operation; one with a directive depends on the request. */
const isClosed = ({ document }: RestRoute) =>
  document.definitions
    .flatMap((definition) =>
      definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [],
    )
    .some(
      (selection) =>
        selection.kind === 'Field' &&
        !selection.directives?.length &&
        operations().some(({ field }) => field.name === selection.name.value && !isPublic(field)),
    );

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

const nobody = () => Promise.resolve(null);
const STRANGER = { actor: nobody, kiosk: nobody };
const MEMBER = {
  actor: () => Promise.resolve(actorOf({ id: '1', role: 'user' })),
  kiosk: nobody,
  services: { sessions: { countChange: nobody } },
};
const NEW_ADMIN = {
  actor: () => Promise.resolve({ ...actorOf({ id: '1', role: 'admin' }), mustChangePassword: true }),
};

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
