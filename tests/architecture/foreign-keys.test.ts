import { inject, expect, test } from 'vitest';
import { run } from '#server/test/database-template';

/**
 * Foreign keys without an index: deleting a referenced row would scan the whole table. A partial index is sufficient
 * if it excludes only rows whose first column is null.
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

test('every foreign key has an index that starts with its columns', async () => {
  const url = inject('templateUrl');
  expect(await run(url, `select 1 from pg_constraint where contype = 'f' limit 1`)).toHaveLength(1);
  expect(await run(url, WITHOUT_INDEX)).toEqual([]);
});
