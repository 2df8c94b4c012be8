import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#common/time';
import { signUpByMail, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createPlanOffers, createTrainers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, orderInput } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import { User } from '../accounts/user.entity';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const summaries = () =>
  harness.dataSource.query<Record<string, unknown>[]>(
    'select * from member_summaries left join member_attendance using (user_id) order by user_id',
  );

const summaryOf = async ({ id }: Pick<User, 'id'>) =>
  (await summaries()).find((summary) => summary['user_id'] === id);

/** Everything that changes the summary of a member, one after the other. */
async function changes(): Promise<Record<string, () => Promise<unknown>>> {
  const { services, dataSource } = harness;
  const email = 'asha@example.com';
  const admin = actorOf(await createUser(dataSource, { role: 'admin' }));
  const [first, second] = await createTrainers(dataSource, 2);
  const [pass] = await createPlanOffers(dataSource, 1, { name: 'Basic' });
  const [nutrition] = await createPlanOffers(dataSource, 1, { name: 'Nutrition', planType: 'nutrition' });
  const browser = new Browser(harness);
  const member = () => dataSource.getRepository(User).findOneByOrFail({ email });
  const orders: string[] = [];
  const buy = async (offer: typeof pass) => {
    const actor = actorOf(await member());
    const { order } = await services.orders.place(actor, orderInput(offer!));
    orders.push(order.id);
    await services.orderAdministration.confirm(admin, order.id, { method: 'cash' });
  };
  const visits: string[] = [];
  const decision = async () => ({
    memberId: (await member()).id,
    reason: 'Closed',
    requestKey: randomUUID(),
  });
  const assign = async (trainerId: string | null) =>
    services.trainerAssignments.assign(admin, (await member()).id, trainerId);
  return {
    'a sign-up': async () => verify(browser, await signUpByMail(harness, browser, { email })),
    'a profile': async () =>
      services.profiles.update(actorOf(await member()), { name: 'Asha', phone: '+919876543210' }),
    'a nutrition plan': () => buy(nutrition),
    'a pass': () => buy(pass),
    'a second pass': () => buy(pass),
    'a refund of the first pass': () =>
      services.orderAdministration.refund(admin, orders[1]!, { reason: 'Moved' }),
    'a trainer': () => assign(first!.id),
    'another trainer': () => assign(second!.id),
    'no trainer': () => assign(null),
    'a visit': async () => {
      const recorded = await services.activityRecording.recordVisit(admin, {
        ...(await decision()),
        isRepeat: false,
      });
      visits.push(recorded.activity!.id);
    },
    'a contact': async () =>
      services.followUps.contact(admin, {
        memberId: (await member()).id,
        note: '',
        requestKey: randomUUID(),
      }),
    'a snooze': async () => services.followUps.snooze(admin, { id: (await member()).id, days: 14 }),
    'the removal of the visit': () =>
      services.activityRecording.remove(admin, { id: visits[0]!, reason: 'Wrong member' }),
    'a sale at the desk': async () =>
      services.deskSales.sell(admin, { ...(await decision()), offerId: pass!.id, method: 'cash' }),
    'a granted membership': async () =>
      services.membershipAdministration.grant(admin, { ...(await decision()), offerId: pass!.id }),
    'a cancelled membership': async () =>
      services.membershipAdministration.cancel(admin, { ...(await decision()), planType: 'pass' }),
    'a change by an admin': async () =>
      services.memberAdministration.update(admin, (await member()).id, { name: 'Asha Kulkarni' }),
    'the deletion of a trainer': async () => {
      await assign(second!.id);
      await dataSource.query('delete from trainers where id = $1', [second!.id]);
    },
  };
}

test('after each change, the summaries say what their sources do', async () => {
  for (const [name, change] of Object.entries(await changes())) {
    const before = await summaries();
    await change();
    const after = await summaries();
    expect(after, name).not.toEqual(name === 'the deletion of a trainer' ? null : before);
    expect(await summaryDifferences(harness.dataSource), name).toEqual({});
    harness.clock.ms += DAY_MS;
  }
  expect((await summaries()).map((summary) => summary['search_text'])).toContainEqual(
    expect.stringMatching(/^ asha kulkarni asha@example\.com \+91\d{10}$/),
  );
});

test('visits leave the summary alone, so that they are not written to the indexes of the search', async () => {
  const desk = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  const member = await createUser(harness.dataSource);
  const versions = () => harness.dataSource.query('select ctid, xmin from member_summaries order by user_id');
  const before = await versions();
  const visits: string[] = [];
  for (let day = 0; day < 3; day++) {
    const given = { memberId: member.id, requestKey: randomUUID(), isRepeat: false, reason: 'Trial week' };
    const { activity } = await harness.services.activityRecording.recordVisit(desk, given);
    visits.push(activity!.id);
    harness.clock.ms += DAY_MS;
  }
  await harness.services.activityRecording.remove(desk, { id: visits[2]!, reason: 'Wrong member' });
  expect(await versions()).toEqual(before);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('two changes of a member at the same time are both in the summary', async () => {
  const member = await createUser(harness.dataSource);
  const [trainer] = await createTrainers(harness.dataSource, 1);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { services } = harness;
  const { order } = await services.orders.place(actorOf(member), orderInput(offer!));
  await Promise.all([
    services.orderAdministration.confirm(actorOf({ ...member, role: 'admin' }), order.id, { method: 'cash' }),
    services.trainerAssignments.assign(actorOf(member), member.id, trainer!.id),
    services.profiles.update(actorOf(member), { name: 'Asha K.' }),
  ]);
  expect(await summaryOf(member)).toMatchObject({
    name_key: 'asha k.',
    plan_name: offer!.name,
    trainer_id: trainer!.id,
  });
});
