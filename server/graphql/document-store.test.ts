import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { DocumentStore } from './document-store';

/** Long documents of few nodes. */
test.each([
  ['comments', '#\n'.repeat(8000)],
  ['commas', ','.repeat(1_000_000)],
])('only some documents of many %s are kept, whose text and tokens take memory', async (_what, filler) => {
  const store = new DocumentStore();
  const names = Array.from({ length: 45 }, (_one, index) => `document${index}`);
  for (const name of names) await store.set(name, parse(`query ${name} { __typename } ${filler}`));
  const kept = await Promise.all(names.map((name) => store.get(name)));
  expect(kept[0]).toBeUndefined();
  expect(kept.at(-1)).toBeDefined();
  expect(kept.filter(Boolean).length).toBeLessThan(40);
});
