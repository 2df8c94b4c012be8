import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../test/harness';

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.stop());

const PLAIN = 'application/json; charset=utf-8';
const RESPONSE = 'application/graphql-response+json; charset=utf-8';

let count = 0;

const GOOD = '{ __typename }';
const EXECUTION_ERROR = '{ articles(first: 0) { nodes { id } } }';
const FINDS_NOTHING = '{ article(id: "x") { id } }';
const INVALID = '{ nothing }';
const SYNTAX_ERROR = '{';
const WRONG_VARIABLE = 'query ($id: ID!) { article(id: $id) { id } }';
const TOO_EXPENSIVE = `{ ${'articles { nodes { id } } '.repeat(30)} }`.replace(
  /articles/g,
  () => `a${(count += 1)}: articles`,
);
const NO_OPERATION = 'fragment F on Query { __typename }';

async function post(accept: string, query?: string) {
  const { status, headers } = await harness.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ query }),
  });
  return { status, type: headers.get('content-type') };
}

test.each([
  ['application/json', GOOD, 200, PLAIN],
  ['application/json', FINDS_NOTHING, 200, PLAIN],
  ['application/json', EXECUTION_ERROR, 200, PLAIN],
  ['application/json', INVALID, 200, PLAIN],
  ['application/json', SYNTAX_ERROR, 200, PLAIN],
  ['application/json', WRONG_VARIABLE, 200, PLAIN],
  ['application/json', TOO_EXPENSIVE, 200, PLAIN],
  ['application/json', NO_OPERATION, 200, PLAIN],
  ['application/json', undefined, 400, PLAIN],
  ['*/*', EXECUTION_ERROR, 200, PLAIN],
  ['application/graphql-response+json', GOOD, 200, RESPONSE],
  ['application/graphql-response+json', FINDS_NOTHING, 200, RESPONSE],
  ['application/graphql-response+json', EXECUTION_ERROR, 400, RESPONSE],
  ['application/graphql-response+json', INVALID, 400, RESPONSE],
  ['application/graphql-response+json', SYNTAX_ERROR, 400, RESPONSE],
  ['application/graphql-response+json', WRONG_VARIABLE, 400, RESPONSE],
  ['application/graphql-response+json', TOO_EXPENSIVE, 400, RESPONSE],
  ['application/graphql-response+json, application/json;q=0.9', EXECUTION_ERROR, 400, RESPONSE],
])('with Accept: %s, the response to %s has status %i', async (accept, query, status, type) => {
  expect(await post(accept, query)).toEqual({ status, type });
});

test('a header that is longer than any browser’s is ignored', async () => {
  const accept = `application/graphql-response+json${', a/b'.repeat(400)}`;
  expect(await post(accept, EXECUTION_ERROR)).toEqual({ status: 200, type: PLAIN });
});

test('the status follows the negotiated content type, not a less preferred one', async () => {
  const accept = 'application/json, application/graphql-response+json;q=0.5';
  expect(await post(accept, EXECUTION_ERROR)).toEqual({ status: 200, type: PLAIN });
});

test.each(['text/html', 'image/png', 'multipart/mixed'])(
  'answers 406 in JSON when the client accepts only %s',
  async (accept) => {
    expect(await post(accept, GOOD)).toEqual({ status: 406, type: PLAIN });
  },
);
