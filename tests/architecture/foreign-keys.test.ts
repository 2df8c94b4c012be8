import { inject, expect, test } from 'vitest';
import { run } from '#server/test/database-template';

/**
 * Without one, deleting the row that is referred to reads the whole table. A partial index serves when all that it
 * leaves out is null in the first column.
 */
const WITHOUT_INDEX = `
  select key.conrelid::regclass || ' ' || key.conname as name
  from pg_constraint as key
  join pg_attribute as first on first.attrelid = key.conrelid and first.attnum = key.conkey[1]
  where key.contype = 'f' and key.connamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index as i
    where i.indrelid = key.conrelid and i.indisvalid
      and (i.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
      and (i.indpred is null
        or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', first.attname))
  )
  order by name`;

test('every foreign key has an index that begins with its columns', async () => {
  const url = inject('templateUrl');
  expect(await run(url, `select 1 from pg_constraint where contype = 'f' limit 1`)).toHaveLength(1);
  expect(await run(url, WITHOUT_INDEX)).toEqual([]);
});
