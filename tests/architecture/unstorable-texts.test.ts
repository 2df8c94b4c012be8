/** No text that PostgreSQL cannot store leads to an internal error, whichever argument it is given for. */
import {
  astFromValue,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  valueFromASTUntyped,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { getSchema } from '#server/graphql/schema';
import type { Browser } from '#server/test/browser';
import { startHarness, type Harness } from '#server/test/harness';
import { signedIn } from '#server/test/order-calls';
import { sampleOf } from '#server/test/sample-operation';

/** Those that only the session of a kiosk may call. */
const FOR_KIOSKS = ['endKiosk', 'kioskCheckIn'];
const NUL = 'a\0';
const HALF_PAIR = '\ud800';

let harness: Harness;
let admin: Browser;
beforeAll(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
});
afterAll(() => harness.stop());

/** A sample value as clients write it in variables. */
const given = (type: GraphQLInputType): unknown => valueFromASTUntyped(astFromValue(sampleOf(type), type)!);

/** Sample values for an argument, each with the text in another place, and that place. */
function valuesWith(
  text: string,
  type: GraphQLInputType,
  path: string[],
): { value: unknown; path: string[] }[] {
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return valuesWith(text, nullable.ofType, [...path, '0']).map((one) => ({ ...one, value: [one.value] }));
  if (isInputObjectType(nullable)) {
    const sample = given(nullable) as object;
    return Object.values(nullable.getFields()).flatMap((field) =>
      valuesWith(text, field.type, [...path, field.name]).map((one) => ({
        ...one,
        value: { ...sample, [field.name]: one.value },
      })),
    );
  }
  return ['String', 'ID'].includes(nullable.name) ? [{ value: text, path }] : [];
}

/** Calls of an operation, each with the text in another place. */
function callsWith(text: string, kind: string, field: GraphQLField<unknown, unknown>) {
  return field.args.flatMap((argument) =>
    valuesWith(text, argument.type, [argument.name]).map(({ value, path }) => {
      const passed = field.args.filter((one) => one === argument || isRequiredArgument(one));
      const samples = passed.map((one) => [one.name, one === argument ? value : given(one.type)] as const);
      const declared = passed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const named = passed.map(({ name }) => `${name}: $${name}`).join(', ');
      const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
      const query = `${kind} (${declared}) { ${field.name}(${named})${selection} }`;
      return { query, variables: Object.fromEntries(samples), path };
    }),
  );
}

test.each([
  ['a NUL character', NUL],
  ['half of a surrogate pair', HALF_PAIR],
])('%s is refused in every text of every operation, with its field', async (_name, text) => {
  const schema = await getSchema();
  const roots = [
    ['query', schema.getQueryType()!] as const,
    ['mutation', schema.getMutationType()!] as const,
  ];
  const calls = roots.flatMap(([kind, root]) =>
    Object.values(root.getFields())
      .filter(({ name }) => !FOR_KIOSKS.includes(name))
      .flatMap((field) => callsWith(text, kind, field)),
  );
  expect(calls.length).toBeGreaterThan(100);
  for (const { query, variables, path } of calls) {
    const { errors } = await admin.gql(query, variables);
    const { code, fields } = errors[0]?.extensions ?? {};
    const refused = path[0] === 'input' ? path.slice(1) : path;
    expect({ query, code, fields }).toMatchObject({
      query,
      code: 'BAD_USER_INPUT',
      fields: [{ path: refused, reason: 'INVALID_CHARACTERS', message: messages.controlCharacters }],
    });
  }
});

test('a NUL character is refused in literals, in arguments of fields, and over REST', async () => {
  for (const query of [
    '{ members(filter: { planName: ["\\u0000"] }) { nodes { id } } }',
    '{ me { user { orders(after: "\\u0000") { nodes { id } } } } }',
  ])
    expect((await admin.gql(query)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  for (const [method, path, body] of [
    ['GET', '/api/user/admin/users?search=%00'],
    ['GET', '/articles?after=%00'],
    ['GET', '/get-user-details/%00'],
    ['GET', '/api/user/admin/users/%00/progress'],
    ['GET', '/api/user/verify-email/%00?email=%00'],
    ['POST', '/api/user/signIn', { email: '\0', password: '\0' }],
    ['POST', '/api/reviews', { name: 'A\0', comment: '\0', rating: 5 }],
  ] as const)
    expect([path, (await admin.rest(method, path, body)).status]).toEqual([path, 400]);
  expect((await harness.fetch('/our-blog?search=%00')).status).toBe(302);
  expect((await harness.fetch('/dev/mailbox?to=%00')).status).toBe(200);
});
