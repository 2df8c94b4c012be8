/** Personal data that API keys with one permission, and accounts of each role, can find out by any call. */
import { execute, parse, validate, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY_PERMISSIONS, permissionsOf as ofRole, type Permission } from '#common/accounts/permissions';
import type { Role } from '#common/accounts/roles';
import { getSchema } from '#server/composition/schema';
import { permissionsOf } from '#server/graphql/authorize';
import { createContext, REST_LIMITS, type Context } from '#server/graphql/context';
import { NO_CALLER } from '#server/lib/caller';
import { programOf } from '#server/test/api-key-calls';
import { signedIn } from '#server/test/order-calls';
import { MUTATIONS, QUERIES, textOf } from '../operations/support/all';
import { givenAnew } from '../operations/support/given';
import { markedStudio, type Kind } from './testing/marked-studio';
import { searchedLists, wholeMutation, wholeQuery } from './testing/whole-documents';

/** What each permission is for; the others tell nothing about people. */
const MAY_SEE: Partial<Record<Permission, readonly Kind[]>> = {
  'accounting:read': ['money'],
  'activities:read-any': ['visit'],
  'content:change': ['staff'],
  'days:close': ['staff'],
  'days:reopen': ['staff'],
  'enquiries:answer': ['contact', 'enquiry'],
  // Changes have the reasons that staff gave.
  'journal:read': ['hiddenReview'],
  // The lists of members name staff too, and the timeline has what staff noted.
  'members:read-any': ['name', 'contact', 'note', 'staff', 'visit'],
  'members:write-notes': ['note', 'staff'],
  'memberships:read-any': ['membership'],
  'orders:read-any': ['money'],
  'receipts:read-any': ['money'],
  'reviews:moderate': ['hiddenReview'],
};

const schema = await getSchema();
const mutations = Object.values(schema.getMutationType()!.getFields());

/** Texts of members that tell something if a list finds them. */
const SEARCHED: [Kind, string][] = [
  ['name', 'Kulkarni'],
  ['contact', '+919876'],
  ['contact', 'member0'],
];
const SEARCHES = searchedLists(schema).flatMap((list) =>
  SEARCHED.map(([kind, text]) => {
    const source = `{ ${list}(filter: { search: "${text}" }) { nodes { __typename } } }`;
    return [list, kind, parse(source)] as const;
  }),
);

let studio: Awaited<ReturnType<typeof markedStudio>>;
let program: Awaited<ReturnType<typeof programOf>>;
let queries: [name: string, document: ReturnType<typeof parse>][];
beforeAll(async () => {
  studio = await markedStudio();
  program = await programOf(studio.harness, studio.admin);
  queries = Object.entries(QUERIES).map(([name, { call }]) => [
    name,
    parse(wholeQuery(schema, textOf(call, studio.ids))),
  ]);
});
afterAll(() => studio.harness.stop());

test('the documents that ask for everything are valid', () => {
  for (const [name, document] of queries) expect(validate(schema, document), name).toEqual([]);
});

type Bearer = string | undefined;

const contextOf = (bearer: Bearer): Context =>
  createContext({
    services: studio.harness.services,
    limits: REST_LIMITS,
    observer: { logger: console, onContentChange: () => {}, onUnavailable: () => {} },
    caller: { ...NO_CALLER, address: '198.51.100.20', network: '198.51.100.0', bearer },
  });

/** All that an answer says, with its errors. */
async function answerTo(document: ReturnType<typeof parse>, bearer: Bearer, input?: object): Promise<string> {
  const variableValues = { input };
  const { data, errors } = await execute({
    schema,
    document,
    variableValues,
    contextValue: contextOf(bearer),
  });
  return JSON.stringify([data, errors?.map(({ message, originalError }) => ({ message, ...originalError }))]);
}

const kindsIn = (text: string): Kind[] =>
  (Object.entries(studio.marks) as [Kind, RegExp][])
    .filter(([, mark]) => mark.test(text))
    .map(([kind]) => kind);

/** What is found although none of the permissions is for it, by the operation. */
async function foundBy(bearer: Bearer, permissions: readonly Permission[]): Promise<string[]> {
  const permitted = new Set(permissions.flatMap((one) => MAY_SEE[one] ?? []));
  const found = [];
  for (const [name, document] of queries)
    for (const kind of kindsIn(await answerTo(document, bearer)))
      if (!permitted.has(kind)) found.push(`${kind} by ${name}`);
  for (const [list, kind, document] of SEARCHES)
    if (!permitted.has(kind) && (await answerTo(document, bearer)).includes('__typename'))
      found.push(`${kind} by a search of ${list}`);
  return found;
}

const restrict = (permission: Permission) =>
  studio.harness.dataSource.query('update api_keys set permissions = $1', [[permission]]);

test.each(KEY_PERMISSIONS)('a key with %s alone reads only what that is for', async (permission) => {
  await restrict(permission);
  expect(await foundBy(program.key, [permission])).toEqual([]);
});

test.each<Role>(['user', 'trainer', 'front_desk'])('the role %s reads only what it is for', async (role) => {
  const { browser, user } = await signedIn(studio.harness, role);
  const own = { name: 'Somebody Else', email: `${role}@somebody.example`, phone: null };
  await studio.harness.dataSource.getRepository('User').update({ id: user.id }, own);
  expect(await foundBy(browser.token, ofRole(role))).toEqual([]);
});

/** The mutations that a key with the permission may call; those that change plans would end the sales of the others. */
const changesWith = (permission: Permission): GraphQLField<unknown, unknown>[] =>
  permission === 'plans:manage'
    ? []
    : mutations.filter((field) => permissionsOf(field)?.includes(permission) && MUTATIONS[field.name]);

test.each(KEY_PERMISSIONS)(
  'a key with %s alone learns nothing else by what it changes',
  async (permission) => {
    await restrict(permission);
    const permitted = MAY_SEE[permission] ?? [];
    for (const field of changesWith(permission)) {
      const { input } = await MUTATIONS[field.name]!.call(await givenAnew(studio));
      const answer = await answerTo(parse(wholeMutation(schema, field)), program.key, input);
      expect(
        kindsIn(answer).filter((kind) => !permitted.includes(kind)),
        `${field.name}: ${answer}`,
      ).toEqual([]);
    }
  },
);
