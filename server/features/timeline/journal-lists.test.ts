/** Who reads the journal, which entries are listed, and what they say. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HEALTH_READINGS_DAYS } from '#common/journal/limits';
import { DAY_MS } from '#common/time';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createTrainers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import type { EntryType, EntryTypes } from '../journal/entry-types';
import { JournalEntry } from '../journal/journal-entry.entity';
import { SYSTEM, type Actor } from '../../lib/actor';

let harness: Harness;
let admin: Browser;
let asha: User;
let ashasBrowser: Browser;
let staff: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  ({ user: asha, browser: ashasBrowser } = await signedIn(harness));
  staff = await createUser(harness.dataSource, { role: 'admin', name: 'Ravi Jog' });
});
afterEach(() => harness.stop());

const LIST = `query ($filter: JournalFilter, $first: Int, $after: String) {
  journalEntries(filter: $filter, first: $first, after: $after) {
    nodes { id type text actorRole happenedAt actor { name } member { id } }
    pageInfo { hasNextPage endCursor } totalCount { count }
  }
}`;

interface Listed {
  nodes: { id: string; type: string | null; text: string; actor: object | null; member: object | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: { count: number };
}

async function list(filter: object = {}, page: object = {}): Promise<Listed> {
  const { data, errors } = await admin.gql(LIST, { filter, ...page });
  expect(errors).toEqual([]);
  return data?.['journalEntries'] as Listed;
}

const texts = async (filter: object) => (await list(filter)).nodes.map(({ text }) => text);

function write<Type extends EntryType>(
  type: Type,
  { before, after }: EntryTypes[Type],
  { actor = actorOf(staff), memberId = asha.id }: { actor?: Actor; memberId?: string | null } = {},
) {
  const subject = { subjectId: memberId ?? randomUUID(), memberId };
  return harness.services.journal.write(harness.dataSource.manager, actor, {
    type,
    ...subject,
    before,
    after,
  });
}

const placed = () =>
  write('order.placed', { before: {}, after: { status: 'placed' } }, { actor: actorOf(asha) });
const rejected = (reason = 'Moved away') =>
  write('order.rejected', { before: { status: 'placed' }, after: { status: 'rejected', reason } });
const expired = () =>
  write('order.expired', { before: { status: 'placed' }, after: { status: 'expired' } }, { actor: SYSTEM });
const read = (type: 'member.measurements-read' | 'member.diet-details-read') =>
  write(type, { before: {}, after: {} });

test('entries say who did what to whom, newest first', async () => {
  await placed();
  harness.clock.ms += 1000;
  await rejected();
  harness.clock.ms += 1000;
  await expired();
  const { nodes, totalCount } = await list();
  const member = { id: asha.id };
  expect(nodes).toMatchObject([
    { type: 'ORDER_EXPIRED', text: 'Order expired', actor: null, actorRole: null, member },
    {
      type: 'ORDER_REJECTED',
      text: 'Order rejected: Moved away',
      actor: { name: 'Ravi Jog' },
      actorRole: 'ADMIN',
      member,
    },
    { type: 'ORDER_PLACED', text: 'Order placed', actor: { name: asha.name }, actorRole: 'USER', member },
  ]);
  expect(totalCount).toEqual({ count: 3 });
});

test('entries are read page by page', async () => {
  for (let n = 0; n < 3; n++) await rejected(`Reason ${n}`);
  const first = await list({}, { first: 2 });
  const second = await list({}, { first: 2, after: first.pageInfo.endCursor });
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(3);
});

test('filters by actor, member, type and days at the studio', async () => {
  const now = harness.clock.ms;
  harness.clock.ms = Date.parse('2026-11-20T23:59:00+05:30');
  await placed();
  harness.clock.ms = Date.parse('2026-11-21T00:01:00+05:30');
  await rejected();
  harness.clock.ms = now;
  expect(await texts({ actorId: asha.id })).toEqual(['Order placed']);
  expect(await texts({ memberId: asha.id })).toHaveLength(2);
  expect(await texts({ memberId: staff.id })).toEqual([]);
  expect(await texts({ type: 'ORDER_REJECTED' })).toEqual(['Order rejected: Moved away']);
  expect(await texts({ happenedOn: { to: '2026-11-20' } })).toEqual(['Order placed']);
  expect(await texts({ happenedOn: { from: '2026-11-21' }, actorId: asha.id })).toEqual([]);
  expect(await texts({ actorId: 'no-id' })).toEqual([]);
  expect(await texts({ actorId: null, memberId: null, type: null, happenedOn: null })).toHaveLength(2);
});

test('trainers are named, also those who have been deleted', async () => {
  const [first, second] = await createTrainers(harness.dataSource, 2);
  const assign = (before: string | null, after: string | null) => {
    harness.clock.ms += 1000;
    return write('member.trainer-assigned', { before: { trainerId: before }, after: { trainerId: after } });
  };
  await assign(null, first!.id);
  await assign(first!.id, second!.id);
  await assign(second!.id, null);
  await assign(null, randomUUID());
  expect(await texts({ type: 'MEMBER_TRAINER_ASSIGNED' })).toEqual([
    'Trainer changed: a deleted trainer',
    'Trainer changed: Trainer 2 removed',
    'Trainer changed: Trainer 2, before Trainer 1',
    'Trainer changed: Trainer 1',
  ]);
});

test('values are written as people read them', async () => {
  const happenedAt = '2026-11-21T01:10:00Z';
  await write('activity.removed', {
    before: { type: 'attendance', happenedAt },
    after: { reason: 'Not Asha' },
  });
  await write('member.profile-changed', { before: {}, after: { fields: ['phone', 'bodyMeasurements'] } });
  const term = { startsAt: '2026-10-31T18:30:00Z', endsAt: '2026-11-30T18:30:00Z' };
  await write('membership.begun', { before: {}, after: { ...term, reason: 'Was ill' } });
  const refund = { status: 'done', amountPaise: 210000, attempt: 1, byHand: 'Bank transfer' } as const;
  await write('refund.done', { before: refund, after: refund });
  expect((await texts({})).sort()).toEqual([
    'Membership started: until 30 November 2026, Was ill',
    'Profile changed: phone number, measurements',
    'Refund made: ₹2,100, Bank transfer',
    'Visit or workout removed: visit on 21 November 2026 at 6:40 am IST, Not Asha',
  ]);
});

test('once an account is deleted, its entries have no details, and unknown types are shown as they are', async () => {
  await rejected();
  await harness.dataSource.query('delete from users where id = $1', [asha.id]);
  expect((await list()).nodes).toMatchObject([{ text: 'Order rejected', member: null }]);
  const entries = harness.dataSource.getRepository(JournalEntry);
  const [entry] = await entries.find();
  await entries.insert({ ...entry, id: randomUUID(), type: 'locker.opened', subjectType: 'locker' });
  expect((await list()).nodes).toContainEqual(expect.objectContaining({ type: null, text: 'locker.opened' }));
});

test.each(['user', 'trainer', 'front_desk'] as const)(
  'the role %s does not read the journal',
  async (role) => {
    const { browser } = await signedIn(harness, role);
    expect(refusalOf(await browser.gql('{ journalEntries { nodes { id } } }')).status).toBe(403);
  },
);

const READINGS = `{ me { healthDataReadings {
  nodes { kind readAt readerName readerRole } totalCount { count }
} } }`;

async function readings(browser: Browser) {
  const { data, errors } = await browser.gql(READINGS);
  expect(errors).toEqual([]);
  return (data as { me: { healthDataReadings: { nodes: object[]; totalCount: object } } }).me
    .healthDataReadings;
}

test('members see who has read their health data, newest first, for a year', async () => {
  await read('member.measurements-read');
  harness.clock.ms += 1000;
  await read('member.diet-details-read');
  await rejected();
  const readAt = new Date(harness.clock.ms).toISOString();
  const reader = { readerName: 'Ravi Jog', readerRole: 'ADMIN' };
  expect(await readings(ashasBrowser)).toMatchObject({
    nodes: [
      { kind: 'DIET_DETAILS', readAt, ...reader },
      { kind: 'MEASUREMENTS', ...reader },
    ],
    totalCount: { count: 2 },
  });
  const { browser: other } = await signedIn(harness);
  expect((await readings(other)).nodes).toEqual([]);
  await harness.dataSource.query('delete from users where id = $1', [staff.id]);
  expect((await readings(ashasBrowser)).nodes[0]).toMatchObject({ readerName: null, readerRole: 'ADMIN' });
});

test('readings of more than a year ago are left out', async () => {
  const now = harness.clock.ms;
  harness.clock.ms = now - HEALTH_READINGS_DAYS * DAY_MS;
  await read('member.measurements-read');
  harness.clock.ms += 1;
  await read('member.diet-details-read');
  harness.clock.ms = now;
  expect((await readings(ashasBrowser)).nodes).toMatchObject([{ kind: 'DIET_DETAILS' }]);
});

test('the data export has the name of the reader, and of nobody else', async () => {
  await read('member.measurements-read');
  harness.clock.ms += 1000;
  await rejected();
  const { text } = await harness.services.dataExport.part(actorOf(asha), null);
  const { journal } = JSON.parse(text) as { journal: object[] };
  expect(journal).toMatchObject([{ reader_name: 'Ravi Jog' }, { reader_name: null }]);
});
