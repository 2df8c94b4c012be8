import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DELETE_ACCOUNT, profileInput, UPDATE_PROFILE } from '../../test/account-calls';
import { createPlanOffers, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, orderInput, signedIn } from '../../test/order-calls';

let harness: Harness;
beforeEach(async () => (harness = await startHarness()));
afterEach(() => harness.stop());

const PROFILE = {
  name: 'Asha Kulkarni',
  contact: '98765 43210',
  bodyMeasurements: { weight: 71.25, height: 163.5 },
};

/** Every type of entry that names or texts could get into, also in what staff write about a member. */
async function leaveEntries() {
  const { browser, user } = await signedIn(harness);
  await browser.gql(UPDATE_PROFILE, { input: profileInput(PROFILE) });
  await browser.rest('POST', '/user-details', { dietGoal: 'Eat more vegetables' });
  const [member, staff] = [actorOf(user), actorOf(await createUser(harness.dataSource, { role: 'admin' }))];
  const { diet, reviewWriting, reviewModeration, orders, orderAdministration } = harness.services;
  await diet.ofMembers([user.id], staff);
  const review = { name: 'Asha', comment: 'I lost 12 kilos', rating: 5, requestKey: randomUUID() };
  const { id } = await reviewWriting.add(member, review);
  await reviewModeration.hide(staff, id, 'Asha Kulkarni names her trainer');
  await reviewModeration.answer(staff, id, `Thank you, Asha. We wrote to ${user.email}`);
  const { activityRecording, membershipAdministration } = harness.services;
  const visit = { memberId: user.id, isRepeat: false, requestKey: randomUUID(), reason: 'Asha pays later' };
  const { activity } = await activityRecording.recordVisit(staff, visit);
  await activityRecording.remove(staff, { id: activity!.id, reason: 'That was not Asha' });
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const grant = { memberId: user.id, reason: 'Kulkarni was ill', requestKey: randomUUID() };
  await membershipAdministration.grant(staff, { ...grant, offerId: offer!.id });
  const placed = await orders.place(member, orderInput(offer!));
  await orderAdministration.reject(staff, placed.order.id, 'Call +919876543210');
  await orders.place(member, orderInput(offer!));
  return { browser, user, staff };
}

test('after a deletion the journal has the facts without a name, phone number, address or health value', async () => {
  const { browser, user, staff } = await leaveEntries();
  const rows = () => harness.dataSource.query<Record<string, unknown>[]>('select * from journal order by id');
  const before = await rows();
  const personal = ['Asha', 'Kulkarni', '919876543210', user.email, user.id, '71.25', '163.5', 'vegetables'];
  expect(JSON.stringify(before)).toContain('Kulkarni');
  for (const text of ['71.25', '163.5', 'vegetables', 'kilos'])
    expect(JSON.stringify(before)).not.toContain(text);

  expect((await browser.gql(DELETE_ACCOUNT, { password: PASSWORD })).errors).toEqual([]);
  const after = await rows();
  const cancelled = after.filter(({ type }) => type === 'order.cancelled');
  expect(cancelled).toHaveLength(1);
  const known = after.filter(({ id }) => before.some((row) => row['id'] === id));
  const erased = { member_id: null, before: {}, after: {} };
  expect(known).toEqual(
    before.map((row) => ({
      ...row,
      ...erased,
      subject_id: row['subject_id'] === user.id ? null : row['subject_id'],
      actor_id: row['actor_id'] === staff.id ? staff.id : null,
    })),
  );
  for (const text of personal) expect(JSON.stringify(after), text).not.toContain(text);
});
