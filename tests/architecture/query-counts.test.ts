import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '#server/test/count-queries';
import { BodyMeasurement } from '#server/features/members/body-measurement.entity';
import { Browser } from '#server/test/browser';
import { createArticles, createUser, PASSWORD } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';

let harness: Harness;
let articleId: string | undefined;
let member: Browser;
beforeAll(async () => {
  harness = await startHarness();
  member = await memberOfLongStanding();
  articleId = (await createArticles(harness.dataSource, 40))[0]?.id;
});
afterAll(() => harness.stop());

/** Somebody who has logged in on several devices and measured often. */
async function memberOfLongStanding(): Promise<Browser> {
  const { id, email } = await createUser(harness.dataSource);
  const rows = Array.from({ length: 40 }, (_, n) => ({
    userId: id,
    weight: 60 + n,
    measuredAt: new Date(Date.UTC(2026, 0, 1 + n)),
  }));
  await harness.dataSource.getRepository(BodyMeasurement).insert(rows);
  const browser = new Browser(harness);
  for (let n = 0; n < 5; n++) await browser.signIn(email, PASSWORD);
  return browser;
}

const ROW = 'id title description text imageUrl bigImageUrl uploadedDate createdTeam';

const operations: [string, number, string][] = [
  [
    'a list of articles',
    1,
    `{ articles(first: 30) { edges { cursor node { ${ROW} } } nodes { ${ROW} } pageInfo { hasNextPage endCursor } } }`,
  ],
  ['one article', 1, `query ($id: ID!) { article(id: $id) { ${ROW} } }`],
  ['an article whose id is none', 0, '{ article(id: "no-id") { id } }'],
  ['a rotation', 2, `{ articleRotation { period allIds articles { ${ROW} } } }`],
  ['the shape of the schema', 0, '{ __schema { queryType { name } } }'],
];

test.each(operations)('%s takes %i statements, however many rows there are', async (_name, count, query) => {
  const statements = await statementsOf(harness.dataSource, async () => {
    const { errors, data } = await harness.gql(query, { id: articleId });
    expect(errors).toEqual([]);
    expect(data).not.toBeNull();
  });
  expect(statements).toHaveLength(count);
});

test.each([
  ['/articles', 200, 1],
  ['/articles?first=5', 200, 1],
  ['/articles?first=0', 400, 0],
  ['/healthz', 200, 0],
])('GET %s (%i) takes %i statements', async (path, status, count) => {
  const statements = await statementsOf(harness.dataSource, async () => {
    expect((await harness.fetch(path)).status).toBe(status);
  });
  expect(statements).toHaveLength(count);
});

/** One of them asks who the caller is. */
test.each([
  ['who asks', 2, '{ me { id name email role mustChangePassword } }'],
  ['the profile', 3, '{ profile { name contact bodyMeasurements { weight bmi } } }'],
  ['the measurements', 2, '{ measurements(first: 40) { id weight height bmi muscleMass measuredAt } }'],
  ['the sessions', 2, '{ mySessions { id device place lastUsedAt isCurrent } }'],
  ['the consents', 2, '{ myConsents { id purpose givenAt withdrawnAt } }'],
  [
    'all of these',
    7,
    '{ me { id } profile { name } measurements { id } mySessions { id } myConsents { id } }',
  ],
])('%s of a member take %i statements, however many rows there are', async (_name, count, query) => {
  const statements = await statementsOf(harness.dataSource, async () => {
    const { errors } = await member.gql(query);
    expect(errors).toEqual([]);
  });
  expect(statements).toHaveLength(count);
});

test('a stranger who asks for what is private costs no statement', async () => {
  const query = '{ me { id } profile { name } mySessions { id } myData }';
  expect(await statementsOf(harness.dataSource, () => harness.gql(query))).toEqual([]);
});

test('a document that is refused for its cost reaches no table', async () => {
  const query = `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: articles(first: 100) { nodes { ${ROW} } }`).join(' ')} }`;
  expect(await statementsOf(harness.dataSource, () => harness.gql(query))).toEqual([]);
});
