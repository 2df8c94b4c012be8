import { expect, inject, test } from 'vitest';
import { PICTURE_USES } from '../../composition/parts';
import { run } from '../../test/database-template';

test('the removal of unused pictures knows each table that shows pictures', async () => {
  const rows = await run(
    inject('templateUrl'),
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(^|_)(image|picture|portrait|photo|logo|cover)(_|$)'
       and table_name not in ('media_files', 'media_pictures')`,
  );
  const tables = (rows as { name: string }[]).map(({ name }) => name);
  const uses = PICTURE_USES.join(' ');
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter((name) => !new RegExp(`\\b${name}\\b`).test(uses))).toEqual([]);
});
