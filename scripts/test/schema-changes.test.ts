import { expect, test } from 'vitest';
import { schemaChanges } from './schema-changes.mjs';

const RELEASE = `
  directive @old on FIELD
  directive @mark(a: Int, b: Int) repeatable on FIELD | QUERY
  type Query { shop: Shop!, items(first: Int, kind: Kind): [Item!]!, ratio: Float, thing: Thing }
  type Shop implements Named { name: String!, owner: String }
  type Item { id: ID! }
  type Extra { id: ID! }
  union Thing = Shop | Item
  interface Named { name: String! }
  enum Kind { BIG SMALL }
  input Search { text: String, limit: Int }
  type Mutation { search(input: Search): Boolean }
`;
const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.0.0 - 2026-11-01\n\n- The first release.\n';

/** Compares the release with a schema in which `before` is replaced by `after`. */
function changes([before, after]: readonly [string, string], changelog = CHANGELOG) {
  expect(RELEASE).toContain(before);
  const schema = RELEASE.replaceAll(before, after);
  return schemaChanges({ schema, changelog }, { schema: RELEASE, version: '1.0.0' });
}

test.each([
  ['Shop.owner', 'owner: String', 'phone: String'],
  ['Query.shop', 'shop: Shop!', 'shop: Shop'],
  ['Query.items(first:)', 'first: Int, ', ''],
  ['Query.items(kind:)', 'kind: Kind', 'kind: String'],
  ['Query.items(last:)', 'first: Int', 'first: Int, last: Int!'],
  ['Kind.SMALL', 'BIG SMALL', 'BIG'],
  ['Search.text', 'text: String, ', ''],
  ['Search.limit', 'limit: Int', 'limit: String'],
  ['Search.page', 'limit: Int', 'limit: Int, page: Int!'],
  ['Extra', 'type Extra { id: ID! }', ''],
  ['Item', 'type Item {', 'interface Item {'],
  ['Thing', 'union Thing = Shop | Item', 'union Thing = Shop'],
  ['Shop', 'type Shop implements Named', 'type Shop'],
  ['@old', 'directive @old on FIELD', ''],
  ['@mark(b:)', ', b: Int', ''],
  ['@mark(c:)', ', b: Int', ', b: Int, c: Int!'],
  ['@mark', 'repeatable on', 'on'],
  ['@mark', ' | QUERY', ''],
])('a breaking change of %s fails until the changelog names it', (coordinate, before, after) => {
  const { unnamed } = changes([before, after]);
  expect(unnamed.map((change) => change.coordinate)).toContain(coordinate);

  const named = CHANGELOG.replace('New.', `\`${coordinate}\` has changed.`);
  const others = unnamed.filter((change) => change.coordinate !== coordinate);
  expect(changes([before, after], named).unnamed).toEqual(others);
});

test('a built-in scalar that is no longer used counts as removed', () => {
  expect(changes([', ratio: Float', '']).unnamed.map(({ coordinate }) => coordinate)).toContain('Float');
});

test.each([
  ['in the section of the last release', CHANGELOG.replace('first release', '`Shop.owner`'), ['Shop.owner']],
  ['as part of another name', CHANGELOG.replace('New', '`Shop.ownerName`'), ['Shop.owner']],
  ['without backticks', CHANGELOG.replace('New', 'Shop.owner is gone'), ['Shop.owner']],
  ['under Unreleased', CHANGELOG.replace('New', '`Shop.owner` is gone'), []],
  ['in the section of a new version', `## 1.1.0\n\n- \`Shop.owner\`\n\n${CHANGELOG}`, []],
  ['above a version in brackets', '## Unreleased\n\n`Shop.owner`\n\n## [1.0.0]\n', []],
  ['below a version in brackets', '## Unreleased\n\n## [1.0.0]\n\n`Shop.owner`\n', ['Shop.owner']],
])('a field that was removed and is named %s', (_where, changelog, expected) => {
  const { unnamed } = changes(['owner: String', ''], changelog);
  expect(unnamed.map(({ coordinate }) => coordinate)).toEqual(expected);
});

test.each([
  ['a new field', 'owner: String', 'owner: String, phone: String', []],
  ['a new enum value', 'BIG SMALL', 'BIG SMALL HUGE', ['HUGE was added to enum type Kind.']],
  ['an optional argument', 'first: Int', 'first: Int, last: Int', [expect.stringContaining('last')]],
])('%s passes', (_change, before, after, dangerous) => {
  expect(changes([before, after])).toEqual({ unnamed: [], dangerous });
});
