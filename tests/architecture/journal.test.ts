/** Every operation that changes an order, a refund, a membership, a visit, a review or a profile is recorded in the journal. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#common/accounts/roles';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import type { PlanOffer } from '#server/features/plans/plan-offer.entity';
import { operationsOf } from '#server/graphql/authorize';
import { changesContent } from '#server/graphql/content-answers';
import { getSchema } from '#server/composition/schema';
import type { UserActor } from '#server/lib/actor';
import { givePass } from '#server/test/check-in-calls';
import { createPlanOffers, createTrainers, createUser } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { onlineGateway } from '#server/test/online-gateway';
import { actorOf, orderInput } from '#server/test/order-calls';
import { articleOperations } from './testing/article-operations';
import { bulkOperations } from './testing/bulk-operations';
import { dueOperations } from './testing/due-operations';
import { changesBetween, journalEntries, recordedRows } from './testing/journal-rows';
import { memberOperations } from './testing/member-operations';
import { membershipEndOperations } from './testing/membership-end-operations';
import { siteOperations } from './testing/trainer-operations';
import { addReview, reviewOperations } from './testing/review-operations';
import { planOperations } from './testing/plan-operations';
import { settingsOperations } from './testing/settings-operations';
import { setUpOperations } from './testing/set-up-operations';
import { UNRECORDED } from './testing/unrecorded-mutations';

let harness: Harness;
let offer: PlanOffer;
let member: UserActor;
let desk: UserActor;
let admin: UserActor;
beforeEach(async () => {
  // Without an order at the gateway, since its id is stored after the order has been placed.
  const gateway = { ...onlineGateway().gateway, open: () => Promise.resolve(null) };
  harness = await startHarness(undefined, { gateways: [gateway] });
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  const userOf = async (role: Role) => actorOf(await createUser(harness.dataSource, { role }));
  member = await userOf('user');
  desk = await userOf('front_desk');
  admin = await userOf('admin');
});
afterEach(() => harness.stop());

const PROFILE = { name: 'Asha', phone: '+919876543210', bodyMeasurements: { weightKg: 70 } };
const services = () => harness.services;

const place = async () => (await services().orders.place(member, orderInput(offer))).order.id;

/** A plan for the member, a workout or a visit, with a reason and a key. */
const decision = () => ({ memberId: member.id, reason: 'Closed', requestKey: randomUUID() });
const sale = () => ({ ...decision(), offerId: offer.id });
const visit = async () =>
  (await services().activityRecording.recordVisit(desk, { ...decision(), isRepeat: false })).activity!.id;

const pay = (orderId: string, gatewayPaymentId = `pay_${orderId.slice(0, 8)}`) =>
  services().payments.record({
    gateway: 'razorpay',
    orderId,
    gatewayPaymentId,
    amountPaise: offer.pricePaise,
    status: 'captured',
  });

async function placeAndPay(): Promise<string> {
  const id = await place();
  await pay(id);
  return id;
}

/** Returns the refund. */
async function placeAndRefund(): Promise<string> {
  const id = await placeAndPay();
  await services().orderAdministration.refund(admin, id, { reason: 'Moved' });
  const [refund] = await harness.dataSource.query<{ id: string }[]>('select id from refunds');
  return refund!.id;
}

/** Makes the refund fail for lack of a gateway, as after the last attempt of its job. */
async function failRefund(id: string): Promise<void> {
  const refunds = services().refunds as unknown as { makeRefund: () => Promise<void> };
  refunds.makeRefund = () => Promise.reject(new Error('refused'));
  await services()
    .refunds.carryOut(id, { isLast: true })
    .catch(() => undefined);
}

async function placeAndFailRefund(): Promise<string> {
  const id = await placeAndRefund();
  await failRefund(id);
  return id;
}

interface Operation {
  /** Returns the id that `run` needs. */
  given?: () => Promise<string>;
  run: (id: string) => Promise<unknown>;
  /** The type of each entry that it leaves, with its actor. */
  leaves: string[];
}

/** Keyed by mutation, or by what the system does. */
const OPERATIONS: Record<string, Operation> = {
  placeOrder: { run: place, leaves: ['order.placed by user'] },
  cancelOrder: {
    given: place,
    run: (id) => services().orders.cancel(member, id),
    leaves: ['order.cancelled by user'],
  },
  confirmOrder: {
    given: place,
    run: (id) => services().orderAdministration.confirm(desk, id, { method: 'cash' }),
    leaves: ['membership.begun by front_desk', 'order.paid by front_desk'],
  },
  sellMembership: {
    run: () => services().deskSales.sell(desk, { ...sale(), method: 'cash' }),
    leaves: ['membership.begun by front_desk', 'order.paid by front_desk', 'order.placed by front_desk'],
  },
  grantMembership: {
    run: () => services().membershipAdministration.grant(admin, sale()),
    leaves: ['membership.begun by admin'],
  },
  cancelMembership: {
    given: async () => {
      for (const one of [sale(), sale()]) await services().membershipAdministration.grant(admin, one);
      return '';
    },
    run: () => services().membershipAdministration.cancel(admin, { ...sale(), planType: 'pass' }),
    leaves: ['membership.ended by admin', 'membership.ended by admin'],
  },
  setMembership: {
    run: () =>
      services().membershipAdministration.set(admin, { ...sale(), status: 'active', planName: offer.name }),
    leaves: ['membership.begun by admin'],
  },
  rejectOrder: {
    given: place,
    run: (id) => services().orderAdministration.reject(desk, id, 'Sold out'),
    leaves: ['order.rejected by front_desk'],
  },
  refundOrder: {
    given: async () => {
      const id = await placeAndPay();
      await placeAndPay();
      return id;
    },
    run: (id) => services().orderAdministration.refund(admin, id, { reason: 'Moved' }),
    leaves: [
      'membership.ended by admin',
      'membership.moved-up by admin',
      'order.refunded by admin',
      'refund.requested by admin',
    ],
  },
  retryRefund: {
    given: placeAndFailRefund,
    run: (id) => services().orderAdministration.retryRefund(admin, id),
    leaves: ['refund.requested by admin'],
  },
  recordManualRefund: {
    given: placeAndFailRefund,
    run: (id) => services().orderAdministration.recordManualRefund(admin, id, 'In cash'),
    leaves: ['refund.done by admin'],
  },
  'a payment through a gateway': {
    given: place,
    run: pay,
    leaves: ['membership.begun by system', 'order.paid by system'],
  },
  'a second payment for an order': {
    given: placeAndPay,
    run: (id) => pay(id, 'pay_twice'),
    leaves: ['refund.requested by system'],
  },
  'a refund that the gateway makes': {
    given: placeAndRefund,
    run: (id) => services().refunds.carryOut(id, { isLast: false }),
    leaves: ['refund.done by system'],
  },
  'a refund that fails': { given: placeAndRefund, run: failRefund, leaves: ['refund.failed by system'] },
  'the expiry of orders': {
    given: async () => {
      const id = await place();
      harness.clock.ms += ORDER_LIFE_MS + 1;
      return id;
    },
    run: () => services().orderExpiry.run(),
    leaves: ['order.expired by system'],
  },
  recordVisit: { run: visit, leaves: ['activity.recorded by front_desk'] },
  checkIn: {
    run: () =>
      services().checkIn.record(desk, {
        ...{ member: { id: member.id }, requestKey: randomUUID() },
        ...{ admissionReason: 'Trial', isRepeat: false },
      }),
    leaves: ['activity.recorded by front_desk'],
  },
  kioskCheckIn: {
    given: async () => {
      await givePass(harness, member.id);
      const { codes } = await services().checkInCodes.issue(member);
      return codes[0]!.text;
    },
    run: (code) => services().checkIn.atKiosk(desk, { code, requestKey: randomUUID() }),
    leaves: ['activity.recorded by front_desk'],
  },
  recordWorkout: {
    run: () => services().activityRecording.recordWorkout(desk, { ...decision(), workout: 'Squats' }),
    leaves: ['activity.recorded by front_desk'],
  },
  removeActivity: {
    given: visit,
    run: (id) => services().activityRecording.remove(admin, { id, reason: 'Wrong member' }),
    leaves: ['activity.removed by admin'],
  },
  ...reviewOperations(() => ({ services: services(), member, admin })),
  updateProfile: {
    run: () => services().profiles.update(member, PROFILE),
    leaves: ['member.profile-changed by user'],
  },
  updateMember: {
    run: () =>
      services().memberAdministration.update(admin, member.id, {
        email: 'new@example.com',
        phone: '+919876543211',
        bodyMeasurements: { weightKg: 71 },
        hasMemberAgreed: true,
      }),
    leaves: ['member.consent-recorded by admin', 'member.profile-changed by admin'],
  },
  assignTrainer: {
    given: async () => (await createTrainers(harness.dataSource, 1))[0]!.id,
    run: (id) => services().trainerAssignments.assign(desk, member.id, id),
    leaves: ['member.trainer-assigned by front_desk'],
  },
  ...memberOperations(() => ({ services: services(), desk, memberId: member.id })),
  ...articleOperations(() => ({ services: services(), admin, nowMs: harness.clock.ms })),
  ...siteOperations(() => ({ harness, admin })),
  ...settingsOperations(() => ({ services: services(), admin })),
  ...setUpOperations(() => ({ harness, admin, planId: offer.id })),
  ...planOperations(() => ({ services: services(), admin, planId: offer.id })),
  ...dueOperations(() => ({ harness, admin, desk, memberId: member.id, offer })),
  ...membershipEndOperations(() => ({ harness, member, desk, admin, offerId: offer.id })),
  ...bulkOperations(() => ({ harness, admin, memberId: member.id, offerId: offer.id })),
  'the removal of a trainer': {
    given: async () => {
      const [trainer] = await createTrainers(harness.dataSource, 1);
      await services().trainerAssignments.assign(desk, member.id, trainer!.id);
      return '';
    },
    run: () => services().trainerAssignments.assign(desk, member.id, null),
    leaves: ['member.trainer-assigned by front_desk'],
  },
};

const rows = () => recordedRows(harness.dataSource);
const entries = () => journalEntries(harness.dataSource);

test.each(Object.entries(OPERATIONS))(
  '%s: an entry for each changed row, by the right actor, in the same transaction; without entries nothing changes',
  async (_name, { given, run, leaves }) => {
    const id = (await given?.()) ?? '';
    const [rowsBefore, known] = [await rows(), await entries()];
    await withBrokenJournal(() => run(id));
    expect([...changesBetween(rowsBefore, await rows()).keys()]).toEqual([]);
    expect(await entries()).toEqual(known);

    await run(id);
    const written = (await entries()).filter((entry) => !known.some((one) => one.id === entry.id));
    expect(written.map(({ type, actor }) => `${type} by ${actor}`).sort()).toEqual(leaves);

    const changes = changesBetween(rowsBefore, await rows());
    expect(new Set(written.map(({ subject }) => subject))).toEqual(new Set(changes.keys()));
    const actors = { user: member.id, front_desk: desk.id, admin: admin.id };
    for (const { subject, transaction, actor, actor_id, member_id } of written) {
      expect(changes.get(subject) ?? transaction, subject).toBe(transaction);
      expect({ actor_id, member_id }).toEqual({
        actor_id: actors[actor as keyof typeof actors] ?? null,
        member_id: /^(article|settings|plan|photo|trainer) /.test(subject) ? null : member.id,
      });
    }
  },
);

async function withBrokenJournal(run: () => Promise<unknown>): Promise<void> {
  await harness.dataSource.query('alter table journal add constraint broken check (false) not valid');
  await Promise.resolve(run()).catch(() => undefined);
  // Another test reuses the database: its rows are removed, its schema is not.
  await harness.dataSource.query('alter table journal drop constraint broken');
}

test('every mutation is listed here', async () => {
  const { data } = await harness.gql('{ __schema { mutationType { fields { name } } } }');
  const { fields } = (data?.['__schema'] as { mutationType: { fields: { name: string }[] } }).mutationType;
  const names = fields.map(({ name }) => name);
  const listed = [...Object.keys(OPERATIONS).filter((name) => !name.includes(' ')), ...UNRECORDED];
  expect(listed.sort()).toEqual(names.sort());
});

test('mutations that change public content are marked, so that their author sees the change at once', async () => {
  const marked = operationsOf(await getSchema()).filter(changesContent);
  const ofContent = Object.entries(OPERATIONS).filter(([, { leaves }]) =>
    leaves.some((entry) => /^(article|photo|plan|review|settings|trainer)\.(?!unscheduled)/.test(entry)),
  );
  const names = ofContent.map(([name]) => name).filter((name) => !name.includes(' '));
  // Deletes the reviews as well; an order of photos or trainers is one entry, but changes many rows; an owner and a legal text are in no entry.
  const others = ['createOwner', 'publishLegalText', 'reorderPhotos', 'reorderTrainers'];
  const deletions = ['deleteAccount', 'deleteMember'];
  expect(marked.map(({ name }) => name).sort()).toEqual([...names, ...others, ...deletions].sort());
});

test('a mutation that is refused leaves no entry', async () => {
  const id = await place();
  await services().orders.cancel(member, id);
  const shown = await addReview(services(), member);
  const known = await entries();
  const { orderAdministration, orders, reviewModeration } = services();
  const refused = [
    () => orders.cancel(member, id),
    () => orderAdministration.confirm(desk, id, { method: 'cash' }),
    () => orderAdministration.refund(admin, id, { reason: 'Moved' }),
    () => reviewModeration.unhide(admin, shown),
    () => reviewModeration.hide(admin, randomUUID(), 'Rude'),
  ];
  for (const call of refused) await expect(call()).rejects.toThrow();
  expect(await entries()).toEqual(known);
});
