import { ApolloLink, gql } from '@apollo/client';
import { from, throwError } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import { createApolloClient } from './apollo';
import { createKeptAnswersLink, hasKeptAnswer, keepAnswer, keptAnswerPath } from './kept-answers';
import { clearToken, storeToken } from './session';

const NAME = gql('query Name($id: ID!) { user(id: $id) { id name } }');
const variables = { id: '1' };
const DATA = { user: { __typename: 'User', id: '1', name: 'Asha' } };

let stored: Map<string, Map<string, Response>>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('caches', {
    open: (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return Promise.resolve({
        match: (path: string) => Promise.resolve(files.get(path)?.clone()),
        put: (path: string, response: Response) => Promise.resolve(void files.set(path, response)),
      });
    },
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  storeToken(tokenOf());
});

const offline = new ApolloLink(() => throwError(() => new TypeError('Failed to fetch')));
const refusing = new ApolloLink(() => from([{ errors: [{ message: 'No.' }] }]));
const clientOver = (link: ApolloLink) => createApolloClient(createKeptAnswersLink().concat(link));

const ask = (link = offline, { query = NAME, context = { isKept: true } } = {}) =>
  clientOver(link)
    .query({ query, variables, context })
    .then(({ data }) => data);

const keep = () => keepAnswer(keptAnswerPath(clientOver(offline), { query: NAME, variables }), DATA);

test('a kept answer is read if the server does not answer', async () => {
  await keep();
  expect(await ask()).toEqual(DATA);
});

test('a kept answer is not read after a refusal of the server', async () => {
  await keep();
  await expect(ask(refusing)).rejects.toThrow('No.');
});

test('a kept answer is used neither for other queries nor for those that are not kept', async () => {
  await keep();
  await expect(
    ask(offline, { query: gql('query Name($id: ID!) { user(id: $id) { id } }') }),
  ).rejects.toThrow();
  await expect(ask(offline, { context: { isKept: false } })).rejects.toThrow();
});

test('after a log-out nothing is kept, also not what arrives then', async () => {
  await keep();
  const path = keptAnswerPath(clientOver(offline), { query: NAME, variables });
  clearToken();
  expect(stored.size).toBe(0);
  await keepAnswer(path, DATA);
  storeToken(tokenOf());
  expect(await hasKeptAnswer(path)).toBe(false);
});

test('an answer that is being kept during the log-out goes with it', async () => {
  const isKept = keep();
  clearToken();
  await isKept;
  storeToken(tokenOf());
  await expect(ask()).rejects.toThrow();
});

test('nobody reads the answer to somebody else', async () => {
  await keep();
  const mine = new Map(stored);
  storeToken(tokenOf({ sub: 'ravi' }));
  expect(stored.size).toBe(0);
  // The answers are refused even if the browser has not deleted them.
  stored = mine;
  await expect(ask()).rejects.toThrow();
});
