import { afterEach, beforeEach, expect, test } from 'vitest';
import { MemberAttendance1795870803539 } from '../../../migrations/1795870803539-member-attendance';
import { createActivities, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { summaryDifferences } from '../../test/summaries';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

test('the migration copies the attendance from the summaries, also if it has failed half-way before', async () => {
  const { dataSource } = harness;
  for (const count of [0, 1, 2])
    await createActivities(dataSource, count, { user: await createUser(dataSource) });
  const read = () =>
    dataSource.query<{ user_id: string }[]>('select * from member_attendance order by user_id');
  const copied = await read();
  await dataSource.query('delete from member_attendance where user_id <> $1', [copied[0]!.user_id]);
  const runner = dataSource.createQueryRunner();
  await new MemberAttendance1795870803539().up(runner);
  await runner.release();
  expect(await read()).toEqual(copied);
  expect(copied).toHaveLength(3);
  expect(await summaryDifferences(dataSource)).toEqual({});
});
