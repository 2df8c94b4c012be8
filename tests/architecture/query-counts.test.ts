import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '#server/test/count-queries';
import { createArticles } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';

let harness: Harness;
let articleId: string | undefined;
beforeAll(async () => {
  harness = await startHarness();
  articleId = (await createArticles(harness.dataSource, 40))[0]?.id;
});
afterAll(() => harness.stop());

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

test('a document that is refused for its cost reaches no table', async () => {
  const query = `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: articles(first: 100) { nodes { ${ROW} } }`).join(' ')} }`;
  expect(await statementsOf(harness.dataSource, () => harness.gql(query))).toEqual([]);
});
