/** Requests that the server keeps in memory contain no secrets. */
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DocumentStore } from '../graphql/document-store';
import { createUser } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { fakeSite } from '../test/fake-site';

const PASSWORD = 'Correct-horse-2026';
const CLIENT = fakeSite({
  render: () => Promise.resolve({ kind: 'page', status: 200, html: '<main></main>', errors: [] }),
});

let harness: Harness;
beforeEach(async () => {
  // Answers are dropped once more when the settings have been read after the connection for changes was made.
  harness = await startHarness(CLIENT, { hearsOfChanges: false });
});
afterEach(() => harness.stop());

/** The keys of the answers that are kept, and of the questions that have been asked. */
function keptKeys(): string[] {
  return ['answers', 'asked'].flatMap((name) => {
    const kept = Reflect.get(harness.contentCache.answers, name) as Map<string, unknown>;
    return [...kept.keys()];
  });
}

const LOG_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';

test('bodies are known by their hashes, and those of log-ins not at all', async () => {
  const { email } = await createUser(harness.dataSource);
  for (let time = 0; time < 3; time += 1) {
    await harness.gql(LOG_IN, { input: { login: email, password: PASSWORD } });
    await harness.gql('query ($id: ID!) { review(id: $id) { id } }', { id: PASSWORD });
  }
  expect(keptKeys()).toEqual([]);
  await harness.gql('{ reviews { nodes { id } } }');
  await harness.gql('{ reviews { nodes { id } } }');
  expect(keptKeys()).toHaveLength(2);
  for (const key of keptKeys()) expect(key).toMatch(/^[\w+/]{43}=$/);
});

test('pages are known by the hashes of their addresses, which may have a token', async () => {
  await harness.fetch('/verify-email/a-secret-token');
  await harness.fetch('/articles');
  expect(keptKeys()).toHaveLength(2);
  for (const key of keptKeys()) expect(key).toMatch(/^[\w+/]{43}=$/);
});

test.each([
  ['a mutation with a text', `mutation { signIn(input: { password: "${PASSWORD}" }) { token } }`, false],
  [
    'one with a text in a fragment',
    'mutation { ...Log } fragment Log on Mutation { signIn(input: { password: "x" }) { token } }',
    false,
  ],
  ['a mutation with variables', LOG_IN, true],
  ['a query with a text', '{ review(id: "1") { id } }', true],
])('of parsed documents, %s is kept or not', async (_name, text, isKept) => {
  const store = new DocumentStore();
  await store.set('key', parse(text));
  expect((await store.get('key')) !== undefined).toBe(isKept);
});
