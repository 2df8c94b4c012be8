/** Members are imported from a file: upload, check, import, undo. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CELL_LENGTH_MAX, IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#common/member-imports/limits';
import { importMessages, rowMessages } from '#common/member-imports/messages';
import { MINUTE_MS } from '#common/time';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createUser } from '../../test/factories';
import type { Harness } from '../../test/harness';
import { Importer, startImporter } from '../../test/import-calls';
import { signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import { NO_PASSWORD } from '../../lib/passwords';
import { JournalEntry } from '../journal/journal-entry.entity';
import { User } from '../accounts/user.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';

let harness: Harness;
let admin: Browser;
let importer: Importer;
beforeEach(async () => {
  ({ harness, admin, importer } = await startImporter());
});
afterEach(() => harness.stop());

const HEADS = 'Name,E-mail,Phone,Plan,Plan end,Joined\r\n';
const file = (...rows: string[]) => HEADS + rows.map((row) => `${row}\r\n`).join('');
const phoneOf = (index: number) => `90000${String(index).padStart(5, '0')}`;
const rowOf = (index: number) =>
  `Member ${index},new${index}@example.com,${phoneOf(index)},Premium,23/12/2026,3/4/2024`;
const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => rowOf(index));

const users = () => harness.dataSource.getRepository(User);
const find = (email: string) => users().findOneBy({ email });
const periods = (userId: string) => harness.dataSource.getRepository(MembershipPeriod).findBy({ userId });
const entries = (type: string) => harness.dataSource.getRepository(JournalEntry).findBy({ type });
const problems = async (id: string) =>
  (await importer.rows(id, { plans: ['SKIP'] })).map(({ position, problems: [first] }) => [
    position,
    first!.column,
    first!.value,
    first!.message,
  ]);

test('a file of new members is imported with their memberships, without mails', async () => {
  const checked = await importer.uploadAndCheck(file(rowOf(1), rowOf(2)));
  expect(checked).toMatchObject({ status: 'CHECKED', counts: { create: 2, skip: 0 } });
  expect(await users().count()).toBe(1);
  const done = await importer.run(checked);
  expect(done).toMatchObject({ status: 'DONE', doneCount: 2, counts: { created: 2, failed: 0 } });
  const user = await find('new1@example.com');
  expect(user).toMatchObject({
    name: 'Member 1',
    phone: '+919000000001',
    passwordHash: NO_PASSWORD,
    isEmailVerified: false,
    createdAt: new Date('2024-04-03T00:00:00+05:30'),
  });
  expect(await periods(user!.id)).toMatchObject([
    { planName: 'Premium', orderId: null, endsAt: new Date('2026-12-24T00:00:00+05:30') },
  ]);
  expect(await harness.dataSource.query('select 1 from mails')).toEqual([]);
  expect(await entries('member.imported')).toMatchObject([{ after: {} }, { after: {} }]);
  expect(await entries('members.imported')).toMatchObject([
    { actorRole: 'admin', after: { created: 2, updated: 0, failed: 0 } },
  ]);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('400 members with 12 mistakes: each mistake has its row, column, value and cure', async () => {
  const staff = await createUser(harness.dataSource, { role: 'trainer', email: 'staff@example.com' });
  const other = await createUser(harness.dataSource, { phone: '+919111111111' });
  await createUser(harness.dataSource, { email: 'known@example.com', phone: '+919222222222' });
  const mistakes = [
    ',nameless@example.com,9333333331,,,',
    ',,9333333332,,,',
    'No Contact,,,,,',
    'Bad Mail,bad@,9333333333,,,',
    'Bad Phone,phone@example.com,12345,,,',
    'Bad Plan,plan@example.com,,Gold,1/1/2027,',
    'No End,end@example.com,,Premium,,',
    'Bad End,badend@example.com,,Premium,31/2/2027,',
    'Future,future@example.com,,,,24/12/2030',
    `Twice,new7@example.com,,,,`,
    `Staff,${staff.email},,,,`,
    `Taken,known@example.com,${other.phone!},,,`,
  ];
  const checked = await importer.uploadAndCheck(file(...rowsTo(388), ...mistakes));
  expect(checked.counts).toMatchObject({ create: 388, update: 0, unchanged: 0, skip: 12 });
  expect(await problems(checked.id)).toEqual([
    [390, 'Name', '', rowMessages.nameMissing],
    [391, 'Name', '', rowMessages.nameMissing],
    [392, 'E-mail', '', rowMessages.identityMissing],
    [393, 'E-mail', 'bad@', expect.any(String)],
    [394, 'Phone', '12345', expect.any(String)],
    [395, 'Plan', 'Gold', rowMessages.planUnknown('Premium')],
    [396, 'Plan end', '', rowMessages.endMissing],
    [397, 'Plan end', '31/2/2027', rowMessages.dateInvalid],
    [398, 'Joined', '24/12/2030', rowMessages.joinedInFuture],
    [399, 'E-mail', 'new7@example.com', rowMessages.emailTwice(9)],
    [400, 'E-mail', 'staff@example.com', rowMessages.staff],
    [401, 'Phone', other.phone, rowMessages.phoneTaken],
  ]);
  const { status, body } = await admin.rest('GET', new URL(checked.skippedRowsUrl).pathname);
  const csv = Buffer.from(body['base64'] as string, 'base64').toString();
  expect([status, csv.split('\r\n').length]).toEqual([200, 14]);
  expect(csv).toContain(`,,9333333332,,,,Name: ${rowMessages.nameMissing}\r\n`);
  expect(await importer.run(checked)).toMatchObject({ status: 'DONE', counts: { created: 388 } });
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('an imported cell that is too long is a mistake, and one of another column may have any length', async () => {
  const [long, note] = ['T'.repeat(CELL_LENGTH_MAX + 1), 'T'.repeat(60_000)];
  const heads = 'Name,E-mail,Plan end,Remarks';
  const rows = [`Asha,new1@example.com,${long},`, `Ravi,new2@example.com,,${note}`];
  const checked = await importer.uploadAndCheck([heads, ...rows].join('\r\n'));
  expect(checked.counts).toMatchObject({ create: 1, skip: 1 });
  expect(await problems(checked.id)).toEqual([
    [2, 'Plan end', 'T'.repeat(CELL_LENGTH_MAX), rowMessages.cellTooLong],
  ]);
});

test('members are found by e-mail address, then by phone number; empty cells change nothing', async () => {
  const asha = await createUser(harness.dataSource, { email: 'asha@example.com', name: 'Asha', phone: null });
  const ravi = await createUser(harness.dataSource, {
    name: 'Ravi',
    phone: '+919444444444',
    phoneConfirmedAt: new Date(harness.clock.ms),
  });
  const beena = await createUser(harness.dataSource, { name: 'Beena', phone: '+919555555555' });
  const done = await importer.import(
    file(
      'Asha Rao,ASHA@example.com,94 333-33333,Premium,2026-12-31,',
      'Ravi Jog,,09444444444,,,',
      `,${beena.email},9555555555,,,`,
    ),
  );
  expect(done.counts).toMatchObject({ create: 0, update: 2, unchanged: 1, updated: 2 });
  expect(await find(asha.email)).toMatchObject({ name: 'Asha Rao', phone: '+919433333333', version: 2 });
  expect(await find(ravi.email)).toMatchObject({ name: 'Ravi Jog', phone: '+919444444444', version: 2 });
  expect(await periods(asha.id)).toHaveLength(1);
  const changed = (await entries('member.profile-changed')).map(({ subjectId, after }) => [subjectId, after]);
  expect(Object.fromEntries(changed)).toMatchObject({
    [asha.id]: { fields: ['name', 'phone'] },
    [ravi.id]: { fields: ['name'] },
  });
});

test('the same file again changes nothing, and neither does our own export', async () => {
  const content = file(rowOf(1), rowOf(2));
  await importer.import(content);
  expect((await importer.uploadAndCheck(content)).counts).toMatchObject({
    create: 0,
    update: 0,
    unchanged: 2,
  });
  const { body } = await admin.rest('GET', '/api/user/admin/users.csv');
  const exported = Buffer.from(body['base64'] as string, 'base64').toString();
  expect((await importer.uploadAndCheck(exported)).counts).toMatchObject({
    unchanged: 2,
    skip: 1,
    update: 0,
  });
});

test('an end that is earlier than what is paid for changes nothing; a later one continues it', async () => {
  await importer.import(file(rowOf(1)));
  const { id } = (await find('new1@example.com'))!;
  expect(
    (await importer.uploadAndCheck(file('Member 1,new1@example.com,,Premium,2026-12-01,'))).counts.unchanged,
  ).toBe(1);
  await importer.import(file('Member 1,new1@example.com,,Premium,23/01/2027,'));
  const [first, second] = (await periods(id)).toSorted(
    (one, other) => Number(one.endsAt) - Number(other.endsAt),
  );
  expect(second).toMatchObject({
    startsAt: first!.endsAt,
    endsAt: new Date('2027-01-24T00:00:00+05:30'),
    months: 1,
  });
});

test('a text that is a formula stays text', async () => {
  const formula = '=HYPERLINK("http://evil.example")';
  await importer.import(
    file(`"${formula.replaceAll('"', '""')}",new1@example.com,,,,`, `'=1+1,new2@example.com,,,,`),
  );
  expect((await find('new1@example.com'))?.name).toBe(formula);
  expect((await find('new2@example.com'))?.name).toBe('=1+1');
  const bad = await importer.uploadAndCheck(file('=cmd,broken,,,,'));
  const { body } = await admin.rest('GET', new URL(bad.skippedRowsUrl).pathname);
  expect(Buffer.from(body['base64'] as string, 'base64').toString()).toContain("\r\n'=cmd,broken");
});

test('the rows with mistakes are separated as in the file', async () => {
  const checked = await importer.uploadAndCheck('Name;E-mail;Remark\r\nAsha;broken;"late; ask"\r\n');
  const { body } = await admin.rest('GET', new URL(checked.skippedRowsUrl).pathname);
  const csv = Buffer.from(body['base64'] as string, 'base64').toString();
  expect(csv).toMatch(/Name;E-mail;Remark;Reason\r\nAsha;broken;"late; ask";"E-mail: /);
});

test('dates are read with the day first, or as the file or the admin says', async () => {
  const open = await importer.upload(
    file('Asha,a@example.com,,,,1/2/2024', 'Beena,b@example.com,,,,3/4/2024'),
  );
  expect(open.columns.at(-1)).toMatchObject({ field: 'JOINED_ON', dateOrder: null, isDateOrderOpen: true });
  const columns = [
    { position: 1, field: 'EMAIL' },
    { position: 0, field: 'NAME' },
    { position: 5, field: 'JOINED_ON' },
  ];
  expect(refusalOf(await importer.call('checkMemberImport', { id: open.id, columns })).message).toBe(
    importMessages.dateOrderMissing,
  );
  await importer.run(await importer.check(open, { dateOrder: 'MONTH_FIRST' }));
  expect((await find('a@example.com'))?.createdAt).toEqual(new Date('2024-01-02T00:00:00+05:30'));
  const told = await importer.import(
    file('Asha,c@example.com,,,,1/2/2024', 'Beena,d@example.com,,,,3/24/2024'),
  );
  expect(told.counts.created).toBe(2);
  expect((await find('c@example.com'))?.createdAt).toEqual(new Date('2024-01-02T00:00:00+05:30'));
});

test.each([
  [
    'without e-mail addresses and phone numbers',
    [{ position: 0, field: 'NAME' }],
    importMessages.identityMissing,
  ],
  [
    'with a field in two columns',
    [
      { position: 0, field: 'EMAIL' },
      { position: 1, field: 'EMAIL' },
    ],
    importMessages.fieldTwice,
  ],
  [
    'with a column that the file does not have',
    [{ position: 9, field: 'EMAIL' }],
    importMessages.columnUnknown,
  ],
])('columns %s are refused', async (_what, columns, message) => {
  const { id } = await importer.upload(file(rowOf(1)));
  expect(refusalOf(await importer.call('checkMemberImport', { id, columns })).message).toBe(message);
});

test.each([
  ['a million rows', () => `Name\n${'x\n'.repeat(1_000_000)}`, 400, importMessages.tooManyRows],
  ['one row too many', () => `Name\n${'x\n'.repeat(IMPORT_ROWS_MAX + 1)}`, 400, importMessages.tooManyRows],
  ['more than 20 MB', () => 'x'.repeat(IMPORT_BYTES_MAX + 1), 413, importMessages.tooLarge],
  ['no rows', () => HEADS, 400, importMessages.noRows],
  ['nothing', () => '', 400, importMessages.empty],
  ['a workbook', () => 'PK\0\0', 400, importMessages.notCsv],
])(
  'a file with %s is refused, and another one can be sent instead',
  async (_what, content, status, message) => {
    const { id, path } = await importer.begin();
    const response = await importer.send(path, content());
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      status,
      message,
    ]);
    expect((await importer.send(path, file(rowOf(1)))).status).toBe(204);
    expect(await importer.read(id)).toMatchObject({ status: 'UPLOADED', rowCount: 1 });
  },
);

test('an upload address works once and for ten minutes', async () => {
  const { path } = await importer.begin();
  expect((await importer.send(path, file(rowOf(1)))).status).toBe(204);
  expect((await importer.send(path, file(rowOf(1)))).status).toBe(404);
  const late = await importer.begin();
  harness.clock.ms += 10 * MINUTE_MS;
  expect((await importer.send(late.path, file(rowOf(1)))).status).toBe(404);
  expect((await importer.send('/uploads/guessed', file(rowOf(1)))).status).toBe(404);
});

test('only admins import', async () => {
  const { id } = await importer.upload(file(rowOf(1)));
  const { browser: desk } = await signedIn(harness, 'front_desk');
  const other = new Importer(harness, desk);
  await expect(other.begin()).rejects.toThrow();
  await expect(other.read(id)).rejects.toThrow();
  expect((await desk.rest('GET', `/api/user/admin/member-imports/${id}/skipped.csv`)).status).toBe(403);
});
