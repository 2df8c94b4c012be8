import { randomUUID } from 'node:crypto';
/** Checked files are imported, cancelled and undone, while others work with the same members. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IMPORT_UNDO_DAYS } from '#common/member-imports/limits';
import { DAY_MS, MINUTE_MS } from '#common/time';
import { recordVisit } from '../../test/activity-calls';
import { Browser } from '../../test/browser';
import { createPlanOffers, createUser } from '../../test/factories';
import type { Harness } from '../../test/harness';
import { Importer, importOf, startImporter } from '../../test/import-calls';
import { actorOf, orderInput, signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import { NO_PASSWORD } from '../../lib/passwords';
import { JournalEntry } from '../journal/journal-entry.entity';
import { User } from '../accounts/user.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import { MemberImportRow } from './member-import-row.entity';

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
test('a member who is deleted or changed between check and import is left out, with the reason', async () => {
  const gone = await createUser(harness.dataSource, { email: 'gone@example.com' });
  const edited = await createUser(harness.dataSource, { email: 'edited@example.com' });
  const checked = await importer.uploadAndCheck(
    file('New Name,gone@example.com,,,,', 'New Name,edited@example.com,,,,', rowOf(1), rowOf(2)),
  );
  await users().delete({ id: gone.id });
  await users().update({ id: edited.id }, { name: 'Edited', version: 2 });
  await createUser(harness.dataSource, { email: 'new1@example.com', phone: null });
  await createUser(harness.dataSource, { phone: `+91${phoneOf(2)}` });
  const { id, counts } = await importer.run(checked);
  expect(counts).toMatchObject({ created: 0, updated: 0, failed: 4 });
  expect((await importer.rows(id)).map(({ explanation }) => explanation)).toEqual([
    'The account has been deleted meanwhile.',
    'The account has been changed since the check. Check the file again.',
    'An account with this e-mail address has been added since the check.',
    'Another account has this phone number by now.',
  ]);
  expect(await find('edited@example.com')).toMatchObject({ name: 'Edited' });
  const [row] = await harness.dataSource.getRepository(MemberImportRow).findBy({ importId: id, position: 2 });
  expect(row).toMatchObject({ values: null, userId: null });
});

test('of two admins who start the same import, one does, and one with an outdated view is refused', async () => {
  const checked = await importer.uploadAndCheck(file(rowOf(1)));
  const { browser } = await signedIn(harness, 'admin');
  const other = new Importer(harness, browser);
  const input = { id: checked.id, expectedVersion: checked.version };
  const answers = await Promise.all([importer, other].map((one) => one.call('runMemberImport', input)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await harness.runDueJobs();
  expect((await importer.read(checked.id)).counts.created).toBe(1);
  const second = await importer.uploadAndCheck(file(rowOf(2)));
  await other.check(second, {});
  expect(
    (await importer.call('runMemberImport', { id: second.id, expectedVersion: second.version })).errors[0]
      ?.extensions,
  ).toMatchObject({ reason: 'IMPORT_CHANGED' });
});

test('two files with the same members at the same time: each member is added once', async () => {
  const files = [await importer.uploadAndCheck(file(...rowsTo(30)))];
  files.push(await importer.uploadAndCheck(file(...rowsTo(30).toReversed())));
  for (const checked of files) await importer.start(checked);
  await Promise.all([harness.runDueJobs(), harness.runDueJobs()]);
  const [first, second] = await Promise.all(files.map(({ id }) => importer.read(id)));
  expect(first!.counts.created! + second!.counts.created!).toBe(30);
  expect(first!.counts.failed! + second!.counts.failed!).toBe(30);
});

test(
  'an import that is cancelled half-way keeps what is done, which can be undone',
  { timeout: 40_000 },
  async () => {
    const checked = await importer.uploadAndCheck(file(...rowsTo(600)));
    await importer.start(checked);
    const run = harness.services.importRun;
    const half = new AbortController();
    const stopped = run.run(checked.id, {
      throwIfAborted: () => half.signal.throwIfAborted(),
    } as AbortSignal);
    half.abort();
    await expect(stopped).rejects.toThrow();
    expect(await importer.read(checked.id)).toMatchObject({ status: 'RUNNING', doneCount: 500 });
    const cancelled = importOf(await importer.call('cancelMemberImport', { id: checked.id }));
    expect(cancelled).toMatchObject({ status: 'CANCELLED', counts: { created: 500, failed: 0 } });
    const filter = { plans: ['CREATE', 'UPDATE'], hasResult: false };
    expect(await importer.rows(checked.id, filter)).toHaveLength(100);
    await harness.runDueJobs();
    expect((await importer.read(checked.id)).counts.created).toBe(500);
    const undone = await importer.undo(cancelled);
    expect(undone).toMatchObject({ status: 'UNDONE', counts: { removed: 500 } });
    expect(await users().count()).toBe(1);
  },
);

test('an import that was interrupted goes on with the next row', async () => {
  const checked = await importer.uploadAndCheck(file(...rowsTo(600)));
  await importer.start(checked);
  const half = new AbortController();
  const stopped = harness.services.importRun.run(checked.id, half.signal);
  half.abort();
  await expect(stopped).rejects.toThrow();
  await harness.runDueJobs();
  expect(await importer.read(checked.id)).toMatchObject({
    status: 'DONE',
    doneCount: 600,
    counts: { created: 600 },
  });
});

test('undo removes, restores, keeps and fails, and says why', async () => {
  const { clock, services } = harness;
  const old = await createUser(harness.dataSource, {
    email: 'old@example.com',
    name: 'Old',
    phone: '+919666666666',
  });
  const lost = await createUser(harness.dataSource, {
    email: 'lost@example.com',
    name: 'Lost',
    phone: '+919777777777',
  });
  const deleted = await createUser(harness.dataSource, { email: 'deleted@example.com' });
  const changed = await createUser(harness.dataSource, { email: 'changed@example.com' });
  const done = await importer.import(
    file(
      ...[1, 2, 3, 4, 5, 6].map(rowOf),
      'New,old@example.com,9666666667,Premium,23/12/2026,',
      'New,lost@example.com,9777777778,,,',
      'New,deleted@example.com,,,,',
      'New,changed@example.com,,,,',
    ),
  );
  expect(done.counts).toMatchObject({ created: 6, updated: 4 });
  const idOf = async (index: number) => (await find(`new${index}@example.com`))!.id;
  clock.ms += MINUTE_MS;
  await users().update({ id: await idOf(2) }, { emailVerificationHash: null });
  const buyer = (await find('new3@example.com'))!;
  const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'Basic' });
  await services.orders.place(actorOf(buyer), orderInput(offer!));
  await recordVisit(admin, await idOf(4));
  await users().update({ id: await idOf(5) }, { version: 2 });
  const note = { memberId: await idOf(6), text: 'Prefers mornings', requestKey: randomUUID() };
  await services.memberNotes.add(actorOf({ id: buyer.id, role: 'front_desk' }), note);
  await users().delete({ id: deleted.id });
  await users().update({ id: changed.id }, { version: 3 });
  await createUser(harness.dataSource, { email: 'taker@example.com', phone: lost.phone });
  const undone = await importer.undo(done);
  expect(undone).toMatchObject({
    status: 'UNDONE',
    undoEndsAt: null,
    counts: { removed: 1, restored: 1, kept: 6, notUndone: 2 },
  });
  expect((await importer.rows(done.id)).map((row) => [row.undoResult, row.explanation])).toEqual([
    ['REMOVED', null],
    ['KEPT', 'The member has confirmed the e-mail address or logged in since the import.'],
    ['KEPT', 'The member has ordered since the import.'],
    ['KEPT', 'The member has come since the import.'],
    ['KEPT', 'The member has been edited since the import.'],
    ['KEPT', 'The member has been edited since the import.'],
    ['RESTORED', null],
    ['FAILED', 'Another account has this phone number by now.'],
    ['FAILED', 'The account has been deleted meanwhile.'],
    ['KEPT', 'The member has been edited since the import.'],
  ]);
  expect(await find('new1@example.com')).toBeNull();
  expect(await find(old.email)).toMatchObject({ name: 'Old', phone: '+919666666666', version: 3 });
  const [withdrawn] = await periods(old.id);
  expect(withdrawn!.endedAt).toEqual(withdrawn!.startsAt);
  expect(await entries('members.import-undone')).toMatchObject([
    { after: { removed: 1, restored: 1, kept: 6, failed: 2 } },
  ]);
  expect(await entries('member.removed')).toMatchObject([{ memberId: null }]);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('an import can be undone once, and for seven days', async () => {
  const done = await importer.import(file(rowOf(1)));
  expect(done.undoEndsAt).toBe(new Date(harness.clock.ms + IMPORT_UNDO_DAYS * DAY_MS).toISOString());
  harness.clock.ms += IMPORT_UNDO_DAYS * DAY_MS;
  ({ browser: admin } = await signedIn(harness, 'admin'));
  const late = await new Importer(harness, admin).call('undoMemberImport', {
    id: done.id,
    expectedVersion: done.version,
  });
  expect(late.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_UNDO_EXPIRED' });
});

test('an invited member confirms the address and chooses a password', async () => {
  await importer.import(file(rowOf(1)), { hasInvitations: true });
  const [mail] = await harness.mailTo('new1@example.com');
  expect(mail?.subject).toBe('Your account at Bhor');
  const browser = new Browser(harness);
  const [, token] = /verify-email\/([\w-]+)/.exec(mail!.text)!;
  const verify = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { message } }`;
  expect((await browser.signIn('new1@example.com', NO_PASSWORD)).status).not.toBe(200);
  const answer = await browser.gql(verify, { input: { token, email: 'new1@example.com' } });
  expect(answer.errors).toEqual([]);
  expect(await find('new1@example.com')).toMatchObject({ isEmailVerified: true });
  await harness.services.passwordReset.sendCode({ email: 'new1@example.com', requester: '' });
  expect((await harness.mailTo('new1@example.com')).map(({ subject }) => subject)).toContain(
    'Your Bhor OTP for a new password',
  );
});

test('an imported member is not listed as at risk before the first visit', async () => {
  await importer.import(file(rowOf(1)));
  const { id } = (await find('new1@example.com'))!;
  harness.clock.ms += 20 * DAY_MS;
  const listed = async () => {
    const pages = await Promise.all(
      (['high', 'moderate'] as const).map((level) => harness.services.memberRisks.page(level, {}, null)),
    );
    return pages.flatMap(({ rows }) => rows.map((row) => row.id));
  };
  expect(await listed()).toEqual([]);
  ({ browser: admin } = await signedIn(harness, 'admin'));
  await recordVisit(admin, id);
  harness.clock.ms += 9 * DAY_MS;
  expect(await listed()).toEqual([id]);
});
