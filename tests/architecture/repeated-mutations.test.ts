/** Every mutation says what happens when a client, which has got no answer, sends it again. */
import type { GraphQLSchema } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { getSchema } from '#server/composition/schema';
import { againOf, takesRequestKey } from '#server/graphql/repeatable';
import { MUTATIONS } from '../operations/support/all';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await getSchema();
});

const mutations = () => Object.values(schema.getMutationType()!.getFields());

const keyed = (): string[] =>
  mutations()
    .filter(takesRequestKey)
    .map(({ name }) => name);

test('each mutation takes a requestKey, or tests/operations says why it needs none', () => {
  const unkeyed = Object.keys(MUTATIONS).filter((name) => MUTATIONS[name]!.again !== undefined);
  const names = mutations().map(({ name }) => name);
  expect([...keyed(), ...unkeyed].sort()).toEqual(names.sort());
});

test('each that is marked as repeatable takes a key', () => {
  const marked = mutations().filter((field) => againOf(field));
  expect(marked.length).toBeGreaterThan(0);
  for (const { name } of marked) expect(keyed()).toContain(name);
});
