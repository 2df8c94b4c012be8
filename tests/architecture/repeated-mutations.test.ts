/** Every mutation says what happens when a client, which has got no answer, sends it again. */
import type { GraphQLSchema } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { getSchema } from '#server/composition/schema';
import { againOf, takesRequestKey } from '#server/graphql/repeatable';
import { UNKEYED } from './testing/unkeyed-mutations';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await getSchema();
});

const mutations = () => Object.values(schema.getMutationType()!.getFields());

const keyed = (): string[] =>
  mutations()
    .filter(takesRequestKey)
    .map(({ name }) => name);

test('each mutation takes a requestKey or is listed with the reason why it needs none', () => {
  const listed = Object.values(UNKEYED).flat();
  const decided = [...keyed(), ...listed];
  expect(decided.toSorted()).toEqual(
    mutations()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('each that is marked as repeatable takes a key', () => {
  const marked = mutations().filter((field) => againOf(field));
  expect(marked.length).toBeGreaterThan(0);
  for (const { name } of marked) expect(keyed()).toContain(name);
});
