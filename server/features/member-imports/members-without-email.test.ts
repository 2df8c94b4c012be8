/** Rows of members who have a phone number and no e-mail address. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { invitationMessages } from '#common/invitations/messages';
import { rowMessages } from '#common/member-imports/messages';
import type { Browser } from '../../test/browser';
import { createMemberWithoutEmail } from '../../test/factories';
import type { Harness } from '../../test/harness';
import { type Importer, startImporter } from '../../test/import-calls';
import { summaryDifferences } from '../../test/summaries';
import { NO_PASSWORD } from '../../lib/passwords';
import { User } from '../accounts/user.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';

let harness: Harness;
let admin: Browser;
let importer: Importer;
beforeEach(async () => {
  ({ harness, admin, importer } = await startImporter());
});
afterEach(() => harness.stop());

const PHONE = '+919000000001';
const file = (...rows: string[]) =>
  ['Name,E-mail,Phone,Plan,Plan end', ...rows].map((row) => `${row}\r\n`).join('');
const ASHA = 'Asha,,90000 00001,Premium,23/12/2026';

const users = () => harness.dataSource.getRepository(User);
const asha = () => users().findOneByOrFail({ phone: PHONE });
const mailed = () => harness.dataSource.query<{ to_address: string }[]>('select to_address from mails');
const invite = (id: string) =>
  admin.gql('mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { message } }', {
    input: { id },
  });

test('a row with a phone number alone becomes a member with a plan, who is not invited', async () => {
  const done = await importer.import(file(ASHA, 'Ravi,ravi@example.com,9000000002,,', ''), {
    hasInvitations: true,
  });
  expect(done).toMatchObject({
    status: 'DONE',
    lines: { read: 4, above: 1, rows: 2, blank: 1, inCells: 0 },
    counts: { create: 2, update: 0, unchanged: 0, skip: 0, created: 2, failed: 0 },
    uninvitedCount: 0,
  });
  const user = await asha();
  expect(user).toMatchObject({
    name: 'Asha',
    email: null,
    passwordHash: NO_PASSWORD,
    isPhoneConfirmed: true,
    isEmailVerified: false,
    invitedAt: null,
  });
  expect(await harness.dataSource.getRepository(MembershipPeriod).findBy({ userId: user.id })).toHaveLength(
    1,
  );
  expect(await mailed()).toEqual([{ to_address: 'ravi@example.com' }]);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('members without an address are not counted among those to invite, and an invitation is refused', async () => {
  const done = await importer.import(file(ASHA, 'Ravi,ravi@example.com,9000000002,,'));
  expect(done).toMatchObject({ uninvitedCount: 1 });
  await importer.invite(done);
  await harness.runDueJobs();
  expect(await mailed()).toEqual([{ to_address: 'ravi@example.com' }]);
  const { errors } = await invite((await asha()).id);
  expect(errors[0]).toMatchObject({
    message: invitationMessages.withoutEmail,
    extensions: { code: 'CONFLICT', reason: 'NO_EMAIL_ADDRESS' },
  });
});

test('a number twice, an unreadable address and a missing name are mistakes of their rows', async () => {
  const checked = await importer.uploadAndCheck(
    file(ASHA, 'Other,,+91 90000-00001,,', 'Bad,asha@,9000000003,,', ',,9000000004,,'),
  );
  const rows = await importer.rows(checked.id, { plans: ['SKIP'] });
  expect(rows.map(({ position, problems }) => [position, problems[0]!.column, problems[0]!.message])).toEqual(
    [
      [3, 'Phone', rowMessages.phoneTwice(2)],
      [4, 'E-mail', authMessages.emailInvalid],
      [5, 'Name', rowMessages.nameMissing],
    ],
  );
  expect(checked).toMatchObject({ rowCount: 4, counts: { create: 1, update: 0, unchanged: 0, skip: 3 } });
});

test('the same file again changes nothing, and an address in it is left to staff', async () => {
  await importer.import(file(ASHA));
  expect((await importer.uploadAndCheck(file(ASHA))).counts).toMatchObject({ unchanged: 1, create: 0 });
  const renamed = await importer.uploadAndCheck(file('Asha Rao,,9000000001,,'));
  expect(renamed.counts).toMatchObject({ update: 1 });
  const { id } = await importer.uploadAndCheck(file('Asha,asha@example.com,9000000001,,'));
  const [row] = await importer.rows(id, { plans: ['SKIP'] });
  expect(row!.problems).toMatchObject([
    { column: 'Phone', message: rowMessages.emailUnknown('phone number') },
  ]);
});

test('a number that somebody got since the check is left out', async () => {
  const checked = await importer.uploadAndCheck(file(ASHA));
  await createMemberWithoutEmail(harness.dataSource, { phone: PHONE });
  expect(await importer.run(checked)).toMatchObject({ counts: { created: 0, failed: 1 } });
  const [row] = await importer.rows(checked.id, { results: ['FAILED'] });
  expect(row!.explanation).toBe('Another account has this phone number by now.');
});

test('the undo removes members without an address, and no mails of others', async () => {
  await importer.import(file('Ravi,ravi@example.com,9000000002,,'), { hasInvitations: true });
  const done = await importer.import(file(ASHA));
  expect(await importer.undo(done)).toMatchObject({ counts: { removed: 1, kept: 0 } });
  expect(await users().countBy({ phone: PHONE })).toBe(0);
  expect(await mailed()).toHaveLength(1);
});
