/** Tests of what an import finds in the lines of its file, and in its rows before it runs. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importMessages, rowMessages } from '#common/member-imports/messages';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { Importer, importOf, type ImportAnswer } from '../../test/import-calls';
import { signedIn } from '../../test/order-calls';
import { User } from '../accounts/user.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';

let harness: Harness;
let browser: Browser;
let importer: Importer;
let offerId: string;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser } = await signedIn(harness, 'admin'));
  importer = new Importer(harness, browser);
  const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'Premium' });
  offerId = offer!.id;
});
afterEach(() => harness.stop());

const find = (email: string) => harness.dataSource.getRepository(User).findOneBy({ email });
const periods = (userId: string) => harness.dataSource.getRepository(MembershipPeriod).findBy({ userId });
const problemsOf = async ({ id }: ImportAnswer) =>
  (await importer.rows(id, { plans: ['SKIP'] })).map(({ position, problems }) => [
    position,
    problems[0]!.message,
  ]);

function expectEquation({ lines, rowCount, counts }: ImportAnswer): void {
  expect(lines.read).toBe(lines.above + lines.rows + lines.blank + lines.inCells);
  expect(lines.rows).toBe(rowCount);
  expect(counts['create']! + counts['update']! + counts['unchanged']! + counts['skip']!).toBe(rowCount);
}

test('no row of a file with mixed line ends is lost, and its lines add up', async () => {
  const text =
    'Name,Email,Phone,Notes\r\nAsha,a@example.com,9812800001\nBeena,b@example.com,9812800002\n' +
    'Cara,c@example.com,9812800003\n\r\n"Dev\r\nRao",d@example.com,9812800004,"one\ntwo"\n';
  const checked = await importer.uploadAndCheck(text);
  expect(checked.lines).toEqual({ read: 8, above: 1, rows: 4, blank: 1, inCells: 2 });
  expect(checked.counts).toMatchObject({ create: 3, skip: 1 });
  expectEquation(checked);
  expect(await importer.run(checked)).toMatchObject({ counts: { created: 3 } });
  expect(await find('c@example.com')).toMatchObject({ name: 'Cara', phone: '+919812800003' });
});

test('a row that a missing quotation mark hides, or moves, is named', async () => {
  const checked = await importer.uploadAndCheck(
    'Name,Email,Notes\nAsha,a@example.com,"likes 5 kg\nBeena,b@example.com,ok\nCara,c@example.com,"fine"\n' +
      'Dev,d@example.com,12, MG Road\nEsha,e@example.com,"12, MG Road,\nPune, 411001"\n' +
      '"Faiz,f@example.com,"ok"\nGita,g@example.com,"""Good"", she says"\n',
  );
  expectEquation(checked);
  expect(checked.counts).toMatchObject({ create: 2, skip: 3 });
  expect(await problemsOf(checked)).toEqual([
    [2, rowMessages.cellsJoined(2)],
    [3, rowMessages.tooManyCells],
    [5, rowMessages.cellsJoined(0)],
  ]);
  const { body } = await browser.rest('GET', new URL(checked.skippedRowsUrl).pathname);
  expect(Buffer.from(body['base64'] as string, 'base64').toString()).toMatch(
    /Dev,d@example.com,12,Column 4: This row has [^,]*,MG Road\r\n/,
  );
});

test('text in UTF-16 is read, as spreadsheets write it', async () => {
  const text =
    '\uFEFFName\tEmail\tPhone\r\n\u092e\u0940\u0930\u093e \u091c\u094b\u0936\u0940\tm@example.com\t9812800001\r\n';
  const checked = await importer.uploadAndCheck(Buffer.from(text, 'utf16le'));
  expect(checked).toMatchObject({ encoding: 'UTF_8', counts: { create: 1 } });
  await importer.run(checked);
  expect((await find('m@example.com'))?.name).toBe('\u092e\u0940\u0930\u093e \u091c\u094b\u0936\u0940');
});

test('the heads are found below titles, and another row can be chosen for them', async () => {
  const uploaded = await importer.upload(
    'Members of Bhor,,\n"As of 23 Nov 2026",,\n\nName,Email,Phone\nAsha,a@example.com,9812800001\n',
  );
  expect(uploaded).toMatchObject({ headRow: 4, rowCount: 1, lines: { above: 3, rows: 1, blank: 1 } });
  expect(uploaded.firstRows.map(({ position, cells }) => [position, cells[0]])).toEqual([
    [1, 'Members of Bhor'],
    [2, 'As of 23 Nov 2026'],
    [4, 'Name'],
    [5, 'Asha'],
  ]);
  const change = (headRow: number) => importer.call('changeMemberImportHeads', { id: uploaded.id, headRow });
  const none = importOf(await change(0));
  expect(none).toMatchObject({ headRow: 0, rowCount: 4 });
  expect(none.columns.map(({ head, field }) => [head, field])).toEqual([
    ['', null],
    ['', null],
    ['', null],
  ]);
  expect(refusalOf(await change(3)).message).toBe(importMessages.headRowUnknown);
  expect(refusalOf(await change(5)).message).toBe(importMessages.noRows);
  const checked = await importer.check(importOf(await change(4)));
  expect(checked.counts).toMatchObject({ create: 1, skip: 0 });
});

test('a file without heads is imported with its first row', async () => {
  const { id } = await importer.upload('Asha,a@example.com\nBeena,b@example.com\n');
  importOf(await importer.call('changeMemberImportHeads', { id, headRow: 0 }));
  const columns = [
    { position: 0, field: 'NAME' },
    { position: 1, field: 'EMAIL' },
  ];
  await importer.call('checkMemberImport', { id, columns });
  await harness.runDueJobs();
  expect((await importer.read(id)).counts).toMatchObject({ create: 2 });
});

test('a column that looks like the last days of plans is left out only with a word', async () => {
  const uploaded = await importer.upload(
    'Name,Email,Joined,Fin\nAsha,a@example.com,15/1/2024,31/3/2027\nBeena,b@example.com,15/2/2024,\n',
  );
  expect(uploaded.likelyEnds).toEqual([3]);
  const columns = uploaded.columns.flatMap(({ position, field }) => (field ? { position, field } : []));
  const check = (values: object) => importer.call('checkMemberImport', { id: uploaded.id, ...values });
  expect(refusalOf(await check({ columns })).message).toBe(importMessages.endLeftOut);
  importOf(await check({ columns, isEndLeftOut: true }));
  await harness.runDueJobs();
  importOf(await check({ columns: [...columns, { position: 3, field: 'ENDS_ON' }] }));
});

test('each column of dates is read in its own order', async () => {
  const done = await importer.import(
    'Name,Email,Plan,Expiry,Joined\nAsha,a@example.com,Premium,3/31/2027,15/1/2024\n' +
      'Beena,b@example.com,Premium,4/5/2027,2/1/2024\n',
  );
  expect(done.counts).toMatchObject({ created: 2 });
  const beena = (await find('b@example.com'))!;
  expect(beena.createdAt).toEqual(new Date('2024-01-02T00:00:00+05:30'));
  expect(await periods(beena.id)).toMatchObject([{ endsAt: new Date('2027-04-06T00:00:00+05:30') }]);
});

test('names of plans that the studio does not have are mapped to a plan, or to none', async () => {
  const checked = await importer.uploadAndCheck(
    'Name,Email,Plan,Expiry\nAsha,a@example.com,Gold,31/3/2027\nBeena,b@example.com,gold ,31/3/2027\n' +
      'Cara,c@example.com,Staff,\nDev,d@example.com,,31/3/2027\n',
  );
  expect(checked.counts).toMatchObject({ create: 0, skip: 4 });
  expect(checked.unknownPlans).toEqual([
    { name: 'Gold', rowCount: 2 },
    { name: 'Staff', rowCount: 1 },
    { name: '', rowCount: 1 },
  ]);
  const planNames = [
    { name: 'Gold', offerId },
    { name: 'Staff', offerId: null },
    { name: '', offerId },
  ];
  const again = await importer.check(checked, { planNames });
  expect(again).toMatchObject({ counts: { create: 4, skip: 0 }, unknownPlans: [], planNames });
  expect(await importer.check(again)).toMatchObject({ counts: { create: 4 } });
  await importer.run(await importer.read(again.id));
  const counts = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => periods((await find(`${name}@example.com`))!.id)),
  );
  expect(counts.map(({ length }) => length)).toEqual([1, 1, 0, 1]);
});

test('the check shows old and new values, and lists every row with what becomes of it', async () => {
  await createUser(harness.dataSource, { email: 'a@example.com', name: 'Asha', phone: '+919812800001' });
  await createUser(harness.dataSource, { email: 'b@example.com', name: 'Beena', phone: null });
  const checked = await importer.uploadAndCheck(
    'Name,Email,Phone,Plan,Expiry\nAsha Rao,a@example.com,9812800002,Premium,31/3/2027\n' +
      'Beena,b@example.com,,,\nCara,c@example.com,,Premium,31/3/2027\nNobody,bad,,,\n',
  );
  expectEquation(checked);
  const rows = await importer.rows(checked.id);
  expect(rows.map(({ plan, changes, problems }) => [plan, changes, problems.length])).toEqual([
    [
      'UPDATE',
      [
        { field: 'NAME', before: 'Asha', after: 'Asha Rao' },
        { field: 'PHONE', before: '+919812800001', after: '+919812800002' },
        { field: 'PLAN', before: null, after: 'Premium' },
        { field: 'ENDS_ON', before: null, after: '2027-03-31' },
      ],
      0,
    ],
    ['UNCHANGED', [], 0],
    [
      'CREATE',
      [
        { field: 'NAME', before: null, after: 'Cara' },
        { field: 'EMAIL', before: null, after: 'c@example.com' },
        { field: 'PLAN', before: null, after: 'Premium' },
        { field: 'ENDS_ON', before: null, after: '2027-03-31' },
      ],
      0,
    ],
    ['SKIP', [], 1],
  ]);
  await importer.run(checked);
  const later = await importer.uploadAndCheck('Email,Plan,Expiry\na@example.com,Premium,30/4/2027\n');
  const [row] = await importer.rows(later.id);
  expect(row!.changes).toEqual([{ field: 'ENDS_ON', before: '2027-03-31', after: '2027-04-30' }]);
});

test('what a row changes is erased with the account', async () => {
  const { id: userId } = await createUser(harness.dataSource, { email: 'a@example.com', name: 'Asha' });
  const { id } = await importer.uploadAndCheck('Name,Email\nAsha Rao,a@example.com\n');
  await harness.dataSource.getRepository(User).delete(userId);
  expect(await importer.rows(id)).toMatchObject([{ changes: [], member: null }]);
});
