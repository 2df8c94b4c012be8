import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_STATUS } from '#common/error-codes';
import { ERROR_REASONS, FIELD_REASONS } from '#common/error-reasons';
import { Conflict, InvalidInput } from '#server/lib/errors';
import { profileInput, UPDATE_PROFILE } from '#server/test/account-calls';
import { Browser } from '#server/test/browser';
import { createUser, PASSWORD } from '#server/test/factories';
import { startHarness, type GraphqlError, type Harness } from '#server/test/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
});
afterAll(() => harness.stop());

const DOCUMENT = 'docs/api/errors.md';

/** The part of the document under a heading. */
function sectionOf(heading: string): string {
  const [, section = ''] = fs.readFileSync(DOCUMENT, 'utf8').split(`\n## ${heading}\n`);
  return section.split('\n## ')[0]!;
}

/** The words that begin the items of a list; one item may have several. */
const listedIn = (text: string): string[] =>
  [...text.matchAll(/^- (`\w+`(?:, `\w+`)*)/gm)]
    .flatMap(([, words]) => words!.split(', ').map((word) => word.slice(1, -1)))
    .sort();

test(`${DOCUMENT} lists every code, every reason and every reason of fields`, () => {
  const codes = [...sectionOf('Codes').matchAll(/^- `(\w+)` \((\d+)\)/gm)];
  expect(Object.fromEntries(codes.map(([, code, status]) => [code, Number(status)]))).toEqual(ERROR_STATUS);
  const [, ...lists] = sectionOf('Reasons').split('\n### ');
  const reasons = lists.map((list) => [list.split('\n')[0], listedIn(list)]);
  const expected = Object.entries(ERROR_REASONS).map(([code, words]) => [code, words.toSorted()]);
  expect(Object.fromEntries(reasons)).toEqual(Object.fromEntries(expected));
  expect(listedIn(sectionOf('Reasons of fields'))).toEqual(FIELD_REASONS.toSorted());
});

/** The code of the server and the code that it shares with the client, without the list itself and tests. */
const SOURCES = ['server', 'common'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|error-reasons\.ts$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8')),
);

test('every reason is used, and each is a word of its own', () => {
  const reasons = [...Object.values(ERROR_REASONS).flat(), ...FIELD_REASONS];
  const unused = reasons.filter((reason) => !SOURCES.some((source) => source.includes(`'${reason}'`)));
  expect(unused).toEqual([]);
  expect(new Set(reasons).size).toBe(reasons.length);
  expect(reasons.filter((reason) => !/^[A-Z]+(_[A-Z]+)*$/.test(reason))).toEqual([]);
});

test('a refusal without a reason, or with one of another code, does not compile', () => {
  // @ts-expect-error The reason is missing.
  new Conflict('You have three unpaid orders.');
  // @ts-expect-error This is a reason of NOT_FOUND.
  new Conflict('ORDER_NOT_FOUND', 'You have three unpaid orders.');
  // @ts-expect-error The reason is missing.
  new InvalidInput('This link has expired.');
});

const post = (body: string, headers: Record<string, string> = {}) =>
  harness.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

test.each([
  ['an expected failure', '{"query":"{ me { __typename } }"}', 'UNAUTHENTICATED'],
  ['an invalid value', '{"query":"{ articles(first: 0) { nodes { id } } }"}', 'BAD_USER_INPUT'],
  [
    'an invalid variable',
    '{"query":"query ($n: Int!) { articles(first: $n) { nodes { id } } }"}',
    'BAD_USER_INPUT',
  ],
  ['a document that does not fit', '{"query":"{ nothing }"}', 'GRAPHQL_VALIDATION_FAILED'],
  ['a document that is none', '{"query":"{"}', 'GRAPHQL_PARSE_FAILED'],
  [
    'a missing operation',
    '{"query":"{ me { __typename } }","operationName":"Other"}',
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a body that is not JSON', '{', 'BAD_REQUEST'],
  ['a body that is no request', '[]', 'BAD_REQUEST'],
  ['an expensive document', `{"query":"{ ${aliases(40)} }"}`, 'QUERY_TOO_COMPLEX'],
])('%s has the request id of its response', async (_name, body, code) => {
  for (const sent of [undefined, 'request-of-mine']) {
    const response = await post(body, sent === undefined ? {} : { 'x-request-id': sent });
    const { errors } = (await response.json()) as { errors: GraphqlError[] };
    const requestId = response.headers.get('x-request-id');
    if (sent) expect(requestId).toBe(sent);
    expect(errors[0]?.extensions).toMatchObject({ code, requestId });
  }
});

function aliases(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ');
}

test('the path of a field is the same, whether a value is missing, of the wrong type or out of range', async () => {
  const { email } = await createUser(harness.dataSource);
  const browser = new Browser(harness);
  await browser.signIn(email, PASSWORD);
  const fieldsFor = async (values: Record<string, unknown>) => {
    const input = { name: 'Asha', contact: '90000 00001', ...values };
    const { errors } = await browser.gql(UPDATE_PROFILE, { input: profileInput(input) });
    return errors[0]?.extensions.fields?.map(({ path: names, reason }) => [names, reason]);
  };
  const weight = ['bodyMeasurements', 'weightKg'];
  expect(await fieldsFor({ bodyMeasurements: { weight: 'x' } })).toEqual([[weight, 'WRONG_TYPE']]);
  expect(await fieldsFor({ bodyMeasurements: { weight: 1 } })).toEqual([[weight, 'TOO_SMALL']]);
  expect(await fieldsFor({ bodyMeasurements: { weight: 1e6 } })).toEqual([[weight, 'TOO_LARGE']]);
  expect(await fieldsFor({ name: null })).toEqual([[['name'], 'REQUIRED']]);
  expect(await fieldsFor({ name: 5 })).toEqual([[['name'], 'WRONG_TYPE']]);
  expect(await fieldsFor({ name: '' })).toEqual([[['name'], 'REQUIRED']]);
});

test('a login name of another account is refused with its reason, at its field', async () => {
  await createUser(harness.dataSource, { userName: 'asha.k' });
  const { email } = await createUser(harness.dataSource);
  const browser = new Browser(harness);
  await browser.signIn(email, PASSWORD);
  const input = { name: 'Asha', contact: '90000 00002', userName: 'asha.k' };
  const { errors } = await browser.gql(UPDATE_PROFILE, { input: profileInput(input) });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'USER_NAME_TAKEN',
    fields: [{ path: ['userName'], reason: 'TAKEN' }],
  });
});
