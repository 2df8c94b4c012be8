/** Every operation that changes an order, a refund, a membership, a visit, a review or a profile is recorded in the journal. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import { operationsOf } from '#server/graphql/authorize';
import { changesContent } from '#server/graphql/content-answers';
import { getSchema } from '#server/composition/schema';
import { moneyOf } from '#server/graphql/money.type';
import type { UserActor } from '#server/lib/actor';
import { createUser } from '#server/test/factories';
import { actorOf, orderInput, orderOf as orderIn, refund } from '#server/test/order-calls';
import { MUTATION_NAMES, MUTATIONS, WATCHED } from '../operations/support/all';
import { callMutation } from '../operations/support/call-mutation';
import {
  givenAnew,
  givenForMutations,
  type Common,
  type Given,
  type Prepare,
} from '../operations/support/given';
import { orderOf, partPaidOrderOf, reviewOf } from '../operations/support/subjects';
import { changesBetween, journalEntries, recordedRows } from './testing/journal-rows';

const REVIEW = { name: 'Asha', comment: 'Kind coaches', rating: 4 };

/** The part that is paid of an order. */
const PAID_PAISE = 100;

let common: Common;
let admin: UserActor;
beforeAll(async () => {
  // Without an order at the gateway, since its id is stored after the order has been placed.
  common = await givenForMutations({ open: () => Promise.resolve(null) });
  admin = actorOf(await createUser(common.harness.dataSource, { role: 'admin' }));
});
afterAll(() => common.harness.stop());

const services = () => common.harness.services;

const pay = (orderId: string, gatewayPaymentId = `pay_${orderId}`) =>
  services().payments.record({
    gateway: 'razorpay',
    orderId,
    gatewayPaymentId,
    amountPaise: common.offer.pricePaise,
    status: 'captured',
  });

async function placeAndPay(given: Given): Promise<string> {
  const id = await orderOf(given);
  await pay(id);
  return id;
}

/** Returns the refund. */
async function placeAndRefund(given: Given): Promise<string> {
  const { refunds } = orderIn(await refund(given.admin, await placeAndPay(given)));
  return refunds[0]!.id;
}

/** Makes the refund fail for lack of a gateway, as after the last attempt of its job. */
async function failRefund(id: string): Promise<void> {
  const { state } = common.online;
  state.isUnavailable = true;
  await services()
    .refunds.carryOut(id, { isLast: true })
    .catch(() => undefined);
  state.isUnavailable = false;
}

interface Operation {
  /** Returns what does it. */
  prepare: (given: Given) => Promise<() => Promise<unknown>>;
  /** The type of each entry that it leaves, with its actor. */
  leaves: readonly string[];
}

const OTHERS: Record<string, Operation> = {
  'the expiry of orders': {
    prepare: async (given) => {
      await orderOf(given);
      return async () => {
        const { clock } = common.harness;
        clock.ms += ORDER_LIFE_MS + 1;
        try {
          await services().orderExpiry.run();
        } finally {
          clock.ms -= ORDER_LIFE_MS + 1;
        }
      };
    },
    leaves: ['order.expired by system'],
  },
  'a payment of all that is due': {
    prepare: async (given) => {
      const id = await partPaidOrderOf(given);
      const payment = { amount: moneyOf(given.offer.pricePaise - PAID_PAISE), method: 'cash' } as const;
      return () => services().dues.collect(admin, id, { ...payment, requestKey: randomUUID() });
    },
    leaves: ['order.paid by admin'],
  },
  'a payment through a gateway': {
    prepare: async (given) => {
      const id = await orderOf(given);
      return () => pay(id);
    },
    leaves: ['membership.begun by system', 'order.paid by system'],
  },
  'a second payment for an order': {
    prepare: async (given) => {
      const id = await placeAndPay(given);
      return () => pay(id, `pay_again_${id}`);
    },
    leaves: ['refund.requested by system'],
  },
  'a refund that the gateway makes': {
    prepare: async (given) => {
      const id = await placeAndRefund(given);
      return () => services().refunds.carryOut(id, { isLast: false });
    },
    leaves: ['refund.done by system'],
  },
  'a refund that fails': {
    prepare: async (given) => {
      const id = await placeAndRefund(given);
      return () => failRefund(id);
    },
    leaves: ['refund.failed by system'],
  },
  'an admin’s deletion of a review': {
    prepare: async (given) => {
      const id = await reviewOf(given);
      return () => services().reviewWriting.remove(admin, id);
    },
    leaves: ['review.deleted by admin'],
  },
  'the removal of a trainer': {
    prepare: async ({ user, trainer }) => {
      await services().trainerAssignments.assign(admin, user.id, trainer.id);
      return () => services().trainerAssignments.assign(admin, user.id, null);
    },
    leaves: ['member.trainer-assigned by admin'],
  },
};

/** By mutation, or by what the system does. */
const OPERATIONS = [
  ...Object.entries(OTHERS).map(([name, operation]) => ({ name, ...operation })),
  ...MUTATION_NAMES.flatMap((mutation) => {
    const { also = {}, ...usual } = MUTATIONS[mutation]!;
    return Object.entries({ '': usual, ...also }).flatMap(([way, { call, leaves }]) =>
      leaves ? [{ name: `${mutation} ${way}`.trim(), leaves, prepare: prepareCall(mutation, call) }] : [],
    );
  }),
];

function prepareCall(mutation: string, prepare: Prepare): Operation['prepare'] {
  return async (given) => {
    const { by, input } = await prepare(given);
    return async () => {
      const key = input && 'requestKey' in input ? { requestKey: randomUUID() } : {};
      const answer = await callMutation(mutation, { by, ...(input && { input: { ...input, ...key } }) });
      expect(answer).toMatchObject({ errors: [] });
    };
  };
}

const rows = () => recordedRows(common.harness.dataSource);
const entries = () => journalEntries(common.harness.dataSource);

test('a mutation that is refused leaves no entry', async () => {
  const given = await givenAnew(common);
  const member = actorOf(given.user);
  const { orderAdministration, orders, reviewModeration } = services();
  const { id } = (await orders.place(member, orderInput(given.offer))).order;
  await orders.cancel(member, id);
  const { id: shown } = await services().reviewWriting.add(member, { ...REVIEW, requestKey: randomUUID() });
  const known = await entries();
  const refused = [
    () => orders.cancel(member, id),
    () => orderAdministration.confirm(admin, id, { method: 'cash' }),
    () => orderAdministration.refund(admin, id, { reason: 'Moved' }),
    () => reviewModeration.unhide(admin, shown),
    () => reviewModeration.hide(admin, randomUUID(), 'Rude'),
  ];
  for (const call of refused) await expect(call()).rejects.toThrow();
  expect(await entries()).toEqual(known);
});

test.each(OPERATIONS)(
  '$name: an entry for each changed row, by the right actor, in the same transaction; without entries nothing changes',
  async ({ prepare, leaves }) => {
    const given = await givenAnew(common);
    const run = await prepare(given);
    const [rowsBefore, known] = [await rows(), await entries()];
    await withBrokenJournal(run);
    expect([...changesBetween(rowsBefore, await rows()).keys()]).toEqual([]);
    expect(await entries()).toEqual(known);

    await run();
    const written = (await entries()).filter((entry) => !known.some((one) => one.id === entry.id));
    expect([...new Set(written.map(({ type, actor }) => `${type} by ${actor}`))].sort()).toEqual(leaves);

    const changes = changesBetween(rowsBefore, await rows());
    expect(new Set(written.map(({ subject }) => subject))).toEqual(new Set(changes.keys()));
    for (const { subject, transaction, actor, actor_id, member_id } of written) {
      expect(changes.get(subject) ?? transaction, subject).toBe(transaction);
      if (actor === 'user') expect(actor_id).toBe(given.user.id);
      else expect(actor_id === null).toBe(actor === 'system');
      const { isOfStudio } = WATCHED[subject.split(' ')[0]!] ?? {};
      expect(member_id).toBe(isOfStudio ? null : given.user.id);
    }
  },
);

async function withBrokenJournal(run: () => Promise<unknown>): Promise<void> {
  await common.harness.dataSource.query('alter table journal add constraint broken check (false) not valid');
  await Promise.resolve(run()).catch(() => undefined);
  // Another test reuses the database: its rows are removed, its schema is not.
  await common.harness.dataSource.query('alter table journal drop constraint broken');
}

test('mutations that change public content are marked, so that their author sees the change at once', async () => {
  const marked = operationsOf(await getSchema()).filter(changesContent);
  const names = Object.keys(MUTATIONS).filter((name) =>
    MUTATIONS[name]!.leaves?.some((entry) =>
      /^(article|photo|plan|review|settings|trainer)\.(?!unscheduled)/.test(entry),
    ),
  );
  // Deletes the reviews as well; an order of photos or trainers is one entry, but changes many rows; an owner and a legal text are in no entry.
  const others = ['createOwner', 'publishLegalText', 'reorderPhotos', 'reorderTrainers'];
  const deletions = ['deleteAccount', 'deleteMember'];
  expect(marked.map(({ name }) => name).sort()).toEqual([...names, ...others, ...deletions].sort());
});
