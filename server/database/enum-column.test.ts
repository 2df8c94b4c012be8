import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHarness, type Harness } from '../test/harness';

let harness: Harness;
beforeEach(async () => (harness = await startHarness()));
afterEach(() => harness.stop());

const valuesIn = (sql: string) => [...sql.matchAll(/'([^']*)'/g)].map(([, value]) => value).sort();

test('enum columns accept the values in their entities, and no others', async () => {
  const checks = harness.dataSource.entityMetadatas.flatMap((entity) =>
    entity.checks
      .filter(({ expression }) => /^\w+ in \(/.test(expression))
      .map(({ name, expression }) => ({ name, values: valuesIn(expression) })),
  );
  const rows = await harness.dataSource.query<{ name: string; definition: string }[]>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and convalidated`,
  );
  const definitions = new Map(rows.map(({ name, definition }) => [name, definition]));
  expect(checks.length).toBeGreaterThan(15);
  expect(checks).toEqual(checks.map(({ name }) => ({ name, values: valuesIn(definitions.get(name) ?? '') })));
});

test('enum columns are of type text', async () => {
  const rows = await harness.dataSource.query<{ name: string }[]>(`
    select conname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and array[attnum] = conkey
     where contype = 'c' and pg_get_constraintdef(pg_constraint.oid) ~ '= ANY' and atttypid <> 'text'::regtype`);
  expect(rows).toEqual([]);
});
