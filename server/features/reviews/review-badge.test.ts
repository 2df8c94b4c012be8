/** The mark of reviews whose authors had visited shortly before. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RECENT_VISIT_DAYS } from '#common/activity/limits';
import { DAY_MS } from '#common/time';
import { Browser } from '../../test/browser';
import { createActivities } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { create, listFor, reviewOf, update } from '../../test/review-calls';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let member: Browser;
let user: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
});
afterEach(() => harness.stop());

const visit = () => createActivities(harness.dataSource, 1, { user, happenedAt: new Date(harness.clock.ms) });
const marksFor = async (reader: Browser) => (await listFor(reader)).map(({ isFromVisitor }) => isFromVisitor);

test('whether a review is by a visitor is decided when it is written, whatever the author does later', async () => {
  const { id } = reviewOf(await create(member));
  await visit();
  expect(reviewOf(await create(member))).toMatchObject({ isFromVisitor: true });
  expect(reviewOf(await update(member, id))).toMatchObject({ isFromVisitor: false });
  const stranger = new Browser(harness);
  expect((await marksFor(stranger)).sort()).toEqual([false, true]);
  harness.clock.ms += 2 * RECENT_VISIT_DAYS * DAY_MS;
  expect((await marksFor(stranger)).sort()).toEqual([false, true]);
});
