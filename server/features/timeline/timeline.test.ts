import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#common/time';
import type { Browser } from '../../test/browser';
import { createActivities, createTrainers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, buyAndRefund, signedIn } from '../../test/order-calls';
import { statementsOf } from '../../test/sql-statements';
import type { User } from '../accounts/user.entity';
import { Receipt } from '../receipts/receipt.entity';

let harness: Harness;
let admin: Browser;
let adminUser: User;
let member: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
  member = await createUser(harness.dataSource, { name: 'Asha', email: 'asha@example.com' });
});
afterEach(() => harness.stop());

interface Entry {
  id: string;
  kind: string;
  text: string;
  actor: { name: string } | null;
  note: { text: string } | null;
  receipt: object | null;
}

interface Timeline {
  nodes: Entry[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  totalCount: { count: number };
}

const QUERY = `query (
  $memberId: ID!, $filter: TimelineFilter, $first: Int, $after: String, $last: Int, $before: String
) {
  memberTimeline(
    memberId: $memberId, filter: $filter, first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { id kind text happenedAt actor { name } note { text author { name } } receipt { id number kind issuedAt } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount { count }
  }
}`;

async function timeline(variables: object = {}, browser = admin): Promise<Timeline> {
  const { data, errors } = await browser.gql(QUERY, { memberId: member.id, ...variables });
  expect(errors).toEqual([]);
  return data?.['memberTimeline'] as Timeline;
}

const texts = async (kind: string | null = null, browser = admin) => {
  const { nodes } = await timeline({ filter: kind && { kinds: [kind] }, first: 100 }, browser);
  return nodes.map(({ text, note }) => note?.text ?? text);
};

/** The receipts of the member, newest first, as the entries show them. */
const issued = async () => {
  const receipts = await harness.dataSource
    .getRepository(Receipt)
    .find({ where: { order: { userId: member.id } }, order: { issuedAt: 'DESC', id: 'DESC' } });
  return receipts.map(({ id, number, kind, issuedAt }) => ({
    id,
    number,
    kind: kind.toUpperCase(),
    issuedAt: issuedAt.toISOString(),
  }));
};

const note = (text: string, memberId = member.id) =>
  harness.services.memberNotes.add(actorOf(adminUser), { memberId, text, requestKey: randomUUID() });

const pass = (ms = MINUTE_MS) => (harness.clock.ms += ms);

const recordVisit = async () =>
  (
    await harness.services.activityRecording.recordVisit(actorOf(adminUser), {
      memberId: member.id,
      isRepeat: true,
      reason: 'Trial week',
      requestKey: randomUUID(),
    })
  ).activity;

/** Changes the profile together with the measurements, or these alone. */
const change = (values: object) =>
  harness.services.memberAdministration.update(actorOf(adminUser), member.id, values);

test('everything that has happened with a member is one list, newest first', async () => {
  await buyAndRefund(harness, member);
  pass();
  const visit = await recordVisit();
  await createActivities(harness.dataSource, 1, {
    user: member,
    type: 'workout',
    workout: 'Back day',
    happenedAt: new Date(harness.clock.ms - DAY_MS),
  });
  pass();
  await note('Prefers mornings');
  const contact = { memberId: member.id, note: 'Back on Monday', requestKey: randomUUID() };
  pass();
  await harness.services.followUps.contact(actorOf(adminUser), contact);
  pass();
  await harness.services.activityRecording.remove(actorOf(adminUser), { id: visit!.id, reason: 'Mistake' });

  const orders = (await texts('ORDER')).sort();
  expect(orders).toEqual([
    'Order paid: cash',
    'Order paid: cash',
    expect.stringMatching(/^Order placed: .+ for ₹1,300, number 1$/),
    expect.stringMatching(/^Order placed: .+ for ₹1,300, number 2$/),
    'Order refunded: Moved',
  ]);
  expect((await texts('RECEIPT')).sort()).toEqual([
    expect.stringMatching(/^Credit note .+ issued$/),
    expect.stringMatching(/^Receipt .+ issued$/),
    expect.stringMatching(/^Receipt .+ issued$/),
  ]);
  const documents = await timeline({ filter: { kinds: ['RECEIPT'] }, first: 100 });
  expect(documents.nodes.map(({ receipt }) => receipt)).toEqual(await issued());
  const { id: receiptId, number: receiptNumber } = (await issued())[0]!;
  for (let copy = 1; copy <= 2; copy++)
    await harness.services.receiptCopies.share(actorOf(adminUser), {
      id: receiptId,
      requestKey: randomUUID(),
    });
  expect(await texts('RECEIPT')).toEqual(
    expect.arrayContaining([
      `Receipt shared as a link: ${receiptNumber}`,
      `Receipt shared as a link: ${receiptNumber}, copy 2`,
    ]),
  );
  expect((await texts('REFUND')).length).toBeGreaterThan(0);
  expect((await texts('MAIL')).length).toBeGreaterThan(0);
  expect(await texts('VISIT')).toEqual([]);
  expect(await texts('WORKOUT')).toEqual(['Workout: Back day']);
  expect(await texts('NOTE')).toEqual(['Member contacted: Back on Monday', 'Prefers mornings']);
  expect((await texts('CHANGE'))[0]).toMatch(/^Visit or workout removed: visit on .+, Mistake$/);

  const { nodes } = await timeline({ first: 100 });
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  const moments = nodes.map((node) => Date.parse((node as unknown as { happenedAt: string }).happenedAt));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
  expect(nodes.find(({ kind }) => kind === 'NOTE')?.actor).toEqual({ name: adminUser.name });
});

test('a visit is one entry, whether the journal knows it or not', async () => {
  await createActivities(harness.dataSource, 2, { user: member, type: 'attendance', workout: null });
  await recordVisit();
  expect(await texts('VISIT')).toEqual(['Visit', 'Visit', 'Visit']);
  expect(await texts('CHANGE')).toEqual([]);
});

test('that measurements were entered is only for those who may read them, and is one entry', async () => {
  await change({ bodyMeasurements: { weightKg: 70 }, hasMemberAgreed: true });
  pass();
  await change({ name: 'Asha K.', bodyMeasurements: { weightKg: 71 } });
  expect(await texts('MEASUREMENT')).toEqual(['Measurements entered', 'Measurements entered']);
  expect(await texts('CHANGE')).toEqual(['Profile changed: name']);
  const { browser: desk } = await signedIn(harness, 'front_desk');
  expect(await texts('MEASUREMENT', desk)).toEqual([]);
  expect(JSON.stringify(await timeline({}, desk))).not.toMatch(/measurement/i);
  expect(await harness.dataSource.query(READINGS)).toEqual([]);
});

test('why a review is hidden is only for moderators', async () => {
  const { browser, user } = await signedIn(harness);
  const values = { name: 'Asha', comment: 'Good', rating: 5, requestKey: randomUUID() };
  const { id } = await harness.services.reviewWriting.add(actorOf(user), values);
  await harness.services.reviewModeration.hide(actorOf(adminUser), id, 'Names a trainer');
  const shownTo = async (reader: Browser) => JSON.stringify(await timeline({ memberId: user.id }, reader));
  expect(await shownTo(admin)).toContain('Names a trainer');
  const { browser: desk } = await signedIn(harness, 'front_desk');
  expect(await shownTo(desk)).not.toContain('Names a trainer');
  expect((await browser.gql(QUERY, { memberId: user.id })).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
});

const READINGS = "select 1 from journal where type = 'member.measurements-read'";

test('a removed note leaves the fact; trainers are named', async () => {
  const [trainer] = await createTrainers(harness.dataSource, 1);
  await harness.services.trainerAssignments.assign(actorOf(adminUser), member.id, trainer!.id);
  const { id } = await note('Wrong member');
  await harness.services.memberNotes.remove(actorOf(adminUser), id);
  expect(await texts('NOTE')).toEqual(['Note removed']);
  expect(await texts('CHANGE')).toEqual([`Trainer changed: ${trainer!.name}`]);
});

test('pages follow each other in both directions, also where times are the same', async () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) await note(text);
  const whole = (await timeline()).nodes.map(({ id }) => id);
  const read: string[] = [];
  let after: string | null = null;
  do {
    const page: Timeline = await timeline({ first: 2, after });
    read.push(...page.nodes.map(({ id }) => id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(read).toEqual(whole);
  const middle = await timeline({ first: 2, after: (await timeline({ first: 2 })).pageInfo.endCursor });
  const back = await timeline({ last: 2, before: middle.pageInfo.startCursor });
  expect(back.nodes.map(({ id }) => id)).toEqual(whole.slice(0, 2));
  expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  expect(middle.totalCount.count).toBe(5);
});

test('mails of one transaction keep their place between pages', async () => {
  await harness.dataSource.query(`
    insert into mails (kind, to_address, subject, text, html, created_at)
    select 'order-placed', 'asha@example.com', 'Mail ' || n, '', '',
      timestamptz '2026-11-20 06:00:00.123400+00' + n * interval '1 microsecond'
    from generate_series(1, 5) as n`);
  const first = await timeline({ first: 2 });
  const next = await timeline({ first: 3, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...next.nodes].map(({ text }) => text)).toEqual(
    [5, 4, 3, 2, 1].map((n) => `Mail: Mail ${n} (waiting to be sent)`),
  );
});

test.each(['no-id', randomUUID()])('an unknown member has no history (%s)', async (memberId) => {
  await note('Of another member');
  expect(await timeline({ memberId })).toMatchObject({ nodes: [], totalCount: { count: 0 } });
});

test.each(['x', Buffer.from('["timeline 1", -1, "x"]').toString('base64url')])(
  'refuses an invalid cursor',
  async (after) => {
    const { errors } = await admin.gql(QUERY, { memberId: member.id, after });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: ['after'], reason: 'INVALID' }],
    });
  },
);

test('a page takes the same number of statements whatever it contains', async () => {
  const [one, two] = await createTrainers(harness.dataSource, 2);
  const read = async () => {
    const statements = await statementsOf(harness.dataSource, () => timeline({ first: 50 }));
    return statements.length;
  };
  await note('a');
  await harness.services.trainerAssignments.assign(actorOf(adminUser), member.id, one!.id);
  const few = await read();
  await buyAndRefund(harness, member);
  await harness.services.trainerAssignments.assign(actorOf(adminUser), member.id, two!.id);
  await note('b');
  expect(await read()).toBe(few);
});
