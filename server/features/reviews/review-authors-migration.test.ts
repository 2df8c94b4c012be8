import { expect, test } from 'vitest';
import { ReviewAuthors1795923176520 } from '../../../migrations/1795923176520-review-authors';
import { createReviews, createUser } from '../../test/factories';
import { startHarness } from '../../test/harness';

test('the migration keeps names that are the profile’s, shortens others', async () => {
  const harness = await startHarness();
  const { dataSource } = harness;
  const user = await createUser(dataSource, { name: 'Asha Rao Joshi' });
  const nameless = await createUser(dataSource, { name: null });
  await createReviews(dataSource, 3, { user });
  await createReviews(dataSource, 1, { user: nameless });
  const names = ['Asha Rao Joshi', 'Asha J.', 'The fastest', 'Ravi'];
  const rows = await dataSource.query<{ id: string }[]>(
    'select id from reviews order by user_id = $1 desc, id',
    [user.id],
  );
  for (const [index, { id }] of rows.entries())
    await dataSource.query('update reviews set name = $1, name_form = $2 where id = $3', [
      names[index],
      'initials',
      id,
    ]);
  await dataSource.query('update reviews set has_visited = false');

  const runner = dataSource.createQueryRunner();
  await new ReviewAuthors1795923176520().up(runner);
  await runner.release();

  const after = await dataSource.query<{ name: string; form: string }[]>(
    'select name, name_form as form from reviews order by user_id = $1 desc, id',
    [user.id],
  );
  expect(after).toEqual([
    { name: 'Asha Rao Joshi', form: 'full' },
    { name: 'Asha J.', form: 'first_and_initial' },
    { name: 'A. J.', form: 'initials' },
    { name: 'Ravi', form: 'initials' },
  ]);
  await harness.stop();
});
