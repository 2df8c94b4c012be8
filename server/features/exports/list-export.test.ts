import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_LIFE_MS } from '#common/auth/lifetimes';
import { EXPORT_CURSOR_LIFE_MS } from '#common/exports/limits';
import { defaultSettings } from '#common/settings/default-settings';
import { exportMessages } from '#common/exports/messages';
import { memberMessages } from '#common/members/messages';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createActivities, createPlanOffers, createTrainers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, beginSession, orderInput, signedIn } from '../../test/order-calls';
import { MemberSummaryService } from '../members/member-summary.service';
import { User } from '../accounts/user.entity';

const { exportRowsMax: EXPORT_ROWS_MAX } = defaultSettings.desk;

let harness: Harness;
let admin: Browser;
let desk: Browser;
let adminUser: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
});
afterEach(() => harness.stop());

const MEMBER_URL = `query ($filter: MemberFilter, $orderBy: MemberSort) { memberExportUrl(filter: $filter, orderBy: $orderBy) }`;
const ACTIVITY_URL = `query ($filter: ActivityFilter) { activityExportUrl(filter: $filter) }`;

async function addressOf(browser: Browser, query: string, variables: object): Promise<string> {
  const { data, errors } = await browser.gql(query, { ...variables });
  expect(errors).toEqual([]);
  const { pathname, search } = new URL(Object.values(data ?? {})[0] as string);
  return `${pathname}${search}`;
}

/** The lines of the file at an address, and its headers. */
async function download(browser: Browser, address: string) {
  const { status, body, headers } = await browser.rest('GET', address);
  expect(status).toBe(200);
  const text = Buffer.from(String(body['base64']), 'base64').toString('utf8');
  expect(text.endsWith('\r\n')).toBe(true);
  return { lines: text.slice(0, -2).split('\r\n'), headers };
}

const exportMembers = async (variables: object, browser = admin) =>
  (await download(browser, await addressOf(browser, MEMBER_URL, variables))).lines;

const journal = () =>
  harness.dataSource.query<object[]>(
    "select type, actor_id, member_id, subject_id, before, after from journal where type like '%.exported' order by at",
  );

async function fill(count: number): Promise<void> {
  const [sample] = await harness.dataSource.getRepository(User).find({ take: 1 });
  await harness.dataSource.query(
    `insert into users (email, name, password_hash, role)
     select 'row' || n || '@example.com', 'Row ' || lpad(n::text, 5, '0'), $1, 'user' from generate_series(1, $2::int) as n`,
    [sample!.passwordHash, count],
  );
  await new MemberSummaryService().writeAll(harness.dataSource.manager);
}

test('the file has the members of the list, in its order, with a byte order mark and ISO dates', async () => {
  const asha = await createUser(harness.dataSource, {
    name: 'Asha "Ash" Rao, jr',
    email: 'asha@example.com',
    phone: '+919876500000',
    createdAt: new Date('2026-01-31T20:00:00Z'),
  });
  const formula = await createUser(harness.dataSource, {
    name: '=1+1',
    email: 'formula@example.com',
    phone: '+447946095800',
  });
  const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'Premium', durationMonths: 1 });
  const [trainer] = await createTrainers(harness.dataSource, 1);
  const { services } = harness;
  const { order } = await services.orders.place(actorOf(asha), orderInput(offer!));
  await services.orderAdministration.confirm(actorOf(adminUser), order.id, { method: 'cash' });
  await services.trainerAssignments.assign(actorOf(adminUser), asha.id, trainer!.id);

  const lines = await exportMembers({
    filter: { roles: ['USER'] },
    orderBy: { field: 'NAME', direction: 'DESC' },
  });
  expect(lines[0]).toBe(
    '\uFEFFMember ID,Name,E-mail,Phone,Membership,Plan,Paid until,Trainer,Last visit,Member since',
  );
  expect(lines[1]).toMatch(
    new RegExp(
      `^${asha.id},"Asha ""Ash"" Rao, jr",asha@example.com,\\+91 98765 00000,active,Premium,\\d{4}-\\d\\d-\\d\\d,${trainer!.name},,2026-02-01$`,
    ),
  );
  expect(lines[2]).toMatch(
    new RegExp(
      `^${formula.id},'=1\\+1,formula@example\\.com,\\+44 7946095800,inactive,,,,,\\d{4}-\\d\\d-\\d\\d$`,
    ),
  );
  expect(lines).toHaveLength(3);
});

test('the file is sent as a download, and its URL has the filter but no token', async () => {
  const filter = {
    search: 'nobody & co',
    membershipStatus: 'ACTIVE',
    membershipEndsOn: { to: '2026-12-31' },
  };
  const address = await addressOf(admin, MEMBER_URL, { filter });
  expect(JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter')!)).toEqual(filter);
  const { lines, headers } = await download(admin, address);
  expect(lines).toHaveLength(1);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename=bhor-members.csv');
  expect(headers.get('cache-control')).toContain('no-store');
});

test('visits and workouts are exported with their member, date and time at the studio', async () => {
  const user = await createUser(harness.dataSource, { name: 'Beena', email: 'beena@example.com' });
  const happenedAt = new Date('2026-11-22T19:10:00Z');
  await createActivities(harness.dataSource, 1, { user, happenedAt });
  await createActivities(harness.dataSource, 1, { user, type: 'workout', workout: '@Legs', happenedAt });
  const linesOf = async (filter: object) =>
    (await download(desk, await addressOf(desk, ACTIVITY_URL, { filter }))).lines.slice(1);
  expect(await linesOf({ type: 'ATTENDANCE' })).toEqual(['2026-11-23,00:40,Beena,beena@example.com,visit,']);
  expect(await linesOf({ search: 'been', type: 'WORKOUT' })).toEqual([
    "2026-11-23,00:40,Beena,beena@example.com,workout,'@Legs",
  ]);
});

test('a long list is sent completely, and recorded once', async () => {
  await fill(2345);
  const lines = await exportMembers({ filter: { roles: ['USER'], search: 'row' } });
  expect(lines).toHaveLength(2346);
  expect(new Set(lines).size).toBe(2346);
  expect(lines.at(-1)).toContain('Row 02345');
  expect(await journal()).toEqual([
    {
      type: 'members.exported',
      actor_id: adminUser.id,
      member_id: null,
      subject_id: null,
      before: {},
      after: { rows: 2345, filter: { roles: ['user'] }, isSearched: true },
    },
  ]);
});

test('the front desk can export a limited number of rows', async () => {
  await fill(EXPORT_ROWS_MAX + 1);
  const filter = { search: 'row' };
  const refused = await desk.gql(MEMBER_URL, { filter });
  expect(refused.errors[0]).toMatchObject({
    message: exportMessages.tooLarge(EXPORT_ROWS_MAX),
    extensions: { code: 'CONFLICT', reason: 'EXPORT_TOO_LARGE' },
  });
  const address = await addressOf(admin, MEMBER_URL, { filter });
  expect((await desk.rest('GET', address)).status).toBe(409);
  expect(await journal()).toEqual([]);

  await harness.dataSource.query("delete from users where email = 'row1@example.com'");
  expect(await exportMembers({ filter }, desk)).toHaveLength(EXPORT_ROWS_MAX + 1);
});

test.each(['users', 'activities'])('members and signed-out clients cannot export %s', async (rows) => {
  const address = `/api/user/admin/${rows}.csv`;
  const signedOut = await new Browser(harness).rest('GET', address);
  expect({ status: signedOut.status, message: signedOut.body['message'] }).toEqual({
    status: 401,
    message: memberMessages.logInForPanel,
  });
  const { browser: member } = await signedIn(harness);
  expect((await member.rest('GET', address)).status).toBe(403);
  expect(refusalOf(await member.gql(MEMBER_URL)).status).toBe(403);
});

test.each([
  'filter=nonsense',
  'filter={"search":1}',
  'filter={"unknown":true}',
  'orderBy=[]',
  'filter={}&filter={}',
])('a wrong query is refused: %s', async (query) => {
  const { status } = await admin.rest('GET', `/api/user/admin/users.csv?${encodeURI(query)}`);
  expect(status).toBe(400);
  expect(await journal()).toEqual([]);
});

/** Does something once the first part of a download has been read. */
function afterFirstPart(work: () => Promise<unknown>): void {
  const { memberExport } = harness.services;
  const read = memberExport.part.bind(memberExport);
  vi.spyOn(memberExport, 'part').mockImplementation(async (...args) => {
    const part = await read(...args);
    if (args[2] == null) await work();
    return part;
  });
}

const ENDS: [string, () => Promise<unknown>][] = [
  ['the session has ended', () => harness.services.sessions.endAll(harness.dataSource.manager, adminUser.id)],
  [
    'the role may no longer export',
    () => harness.dataSource.getRepository(User).update(adminUser.id, { role: 'user' }),
  ],
];

test.each(ENDS)('a download breaks off when %s', async (_name, end) => {
  await fill(2345);
  afterFirstPart(end);
  await expect(exportMembers({ filter: { search: 'row' } })).rejects.toThrow(/terminated|fetch failed/);
  expect(harness.logs.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

test('a download is completed after its token has expired, as long as the session lasts', async () => {
  await fill(2345);
  afterFirstPart(async () => void (harness.clock.ms += ACCESS_TOKEN_LIFE_MS + 1));
  expect(await exportMembers({ filter: { search: 'row' } })).toHaveLength(2346);
});

const PART = `query ($filter: MemberFilter, $cursor: String) {
  memberExport(filter: $filter, after: $cursor) { endCursor }
}`;

test('a part continues a download that is running: of the same user, with the same filter, for an hour', async () => {
  await fill(1001);
  const { data: page } = await admin.gql('{ members(first: 1) { pageInfo { endCursor } } }');
  const { endCursor } = (page?.['members'] as { pageInfo: { endCursor: string } }).pageInfo;
  const partAt = async (browser: Browser, cursor: string | null, filter = {}) => {
    const { data, errors } = await browser.gql(PART, { filter, cursor });
    return errors[0]?.message ?? (data?.['memberExport'] as { endCursor: string | null }).endCursor;
  };
  const cursor = (await partAt(admin, null))!;
  const { browser: other } = await signedIn(harness, 'admin');
  expect(await partAt(admin, endCursor)).toBe(exportMessages.notRunning);
  expect(await partAt(admin, `${endCursor}.${cursor.split('.').slice(1).join('.')}`)).toBe(
    exportMessages.notRunning,
  );
  expect(await partAt(other, cursor)).toBe(exportMessages.notRunning);
  expect(await partAt(admin, cursor, { hasTrainer: false })).toBe(exportMessages.notRunning);
  expect(await partAt(admin, cursor)).toBeNull();
  harness.clock.ms += EXPORT_CURSOR_LIFE_MS + 1;
  const later = new Browser(harness);
  await beginSession(harness, later, adminUser);
  expect(await partAt(later, cursor)).toBe(exportMessages.notRunning);
  expect(await journal()).toHaveLength(1);
});
