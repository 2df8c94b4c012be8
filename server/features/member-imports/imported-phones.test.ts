/** An import finds accounts by what staff or mails have confirmed, since members can enter any number or address. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowMessages } from '#common/member-imports/messages';
import { SECOND_MS } from '#common/time';
import type { Browser } from '../../test/browser';
import { createUser } from '../../test/factories';
import type { Harness } from '../../test/harness';
import { type Importer, startImporter } from '../../test/import-calls';
import { signedIn } from '../../test/order-calls';
import { NO_PASSWORD } from '../../lib/passwords';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { EntryType } from '../journal/entry-types';
import { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let importer: Importer;
beforeEach(async () => {
  ({ harness, admin, importer } = await startImporter());
});
afterEach(() => harness.stop());

const HEADS = 'Name,E-mail,Phone,Plan,Plan end,Joined\r\n';
const file = (...rows: string[]) => HEADS + rows.map((row) => `${row}\r\n`).join('');
const rowOf = (index: number) =>
  `Member ${index},new${index}@example.com,900000000${index},Premium,23/12/2026,3/4/2024`;

const users = () => harness.dataSource.getRepository(User);
const find = (email: string) => users().findOneBy({ email });
const entries = (type: EntryType) =>
  harness.dataSource.getRepository(JournalEntry).find({ where: { type }, order: { at: 'ASC' } });
const problems = async (id: string) =>
  (await importer.rows(id, { plans: ['SKIP'] })).map(({ position, problems: [first] }) => [
    position,
    first!.column,
    first!.value,
    first!.message,
  ]);

test('an account is found by its phone number only after staff have entered or confirmed it', async () => {
  const { user: attacker, browser } = await signedIn(harness);
  await users().update(attacker.id, { phone: null });
  const enter = (phone: string) =>
    browser.gql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }', {
      input: { phone },
    });
  const [owned, other] = ['+919333333333', '+919333333334'];
  const row = `Owner,,${owned},Premium,23/12/2026,`;
  const edit = `mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { member { isPhoneConfirmed } } }`;
  const save = (phone: string, isPhoneConfirmed = false) =>
    admin.gql(edit, { input: { id: attacker.id, phone, isPhoneConfirmed } });
  const check = async () => (await importer.uploadAndCheck(file(row))).counts;

  expect((await enter(owned)).errors).toEqual([]);
  const checked = await importer.uploadAndCheck(file(row));
  expect(checked.counts).toMatchObject({ update: 0, skip: 1 });
  expect(await problems(checked.id)).toEqual([[2, 'Phone', owned, rowMessages.phoneUnconfirmed]]);
  const saved = (isPhoneConfirmed: boolean) => ({ data: { updateMember: { member: { isPhoneConfirmed } } } });
  expect(await save(owned)).toMatchObject(saved(false));
  harness.clock.ms += SECOND_MS;
  expect(await save(owned, true)).toMatchObject(saved(true));
  expect(await entries('member.profile-changed')).toMatchObject([
    { after: { fields: ['phone'] } },
    { after: { fields: ['phoneConfirmed'] } },
  ]);
  expect(await check()).toMatchObject({ update: 1, skip: 0 });
  expect((await enter(other)).errors).toEqual([]);
  expect((await enter(owned)).errors).toEqual([]);
  expect(await check()).toMatchObject({ update: 0, skip: 1 });
  expect(await save(other)).toMatchObject(saved(true));
  expect(await find(attacker.email)).toMatchObject({ phone: other, isPhoneConfirmed: true });
});

test('an account is found by its address only if mails, staff or a confirmed number confirm it', async () => {
  const claimed = await createUser(harness.dataSource, { phone: '+919333333333' });
  const row = `Owner,${claimed.email},,Premium,23/12/2026,`;
  const check = async (given: string) => (await importer.uploadAndCheck(file(given))).counts;
  await users().update(claimed.id, { emailVerificationHash: 'a hash', phoneConfirmedAt: null });
  const checked = await importer.uploadAndCheck(file(row));
  expect(checked.counts).toMatchObject({ update: 0, skip: 1 });
  expect(await problems(checked.id)).toEqual([[2, 'E-mail', claimed.email, rowMessages.emailUnconfirmed]]);
  const withPhone = row.replace(',,', ',9333333333,');
  expect(await check(withPhone)).toMatchObject({ update: 0, skip: 1 });
  await users().update(claimed.id, { phoneConfirmedAt: new Date(harness.clock.ms) });
  expect(await check(withPhone)).toMatchObject({ update: 1, skip: 0 });
  await users().update(claimed.id, { phoneConfirmedAt: null, passwordHash: NO_PASSWORD });
  expect(await check(row)).toMatchObject({ update: 1, skip: 0 });
});

test('a number from a file is confirmed, until the import is undone', async () => {
  const asha = await createUser(harness.dataSource, { email: 'asha@example.com', phone: '+919333333333' });
  const done = await importer.import(file(rowOf(1), `Asha,${asha.email},9333333334,,,`));
  expect(await find('new1@example.com')).toMatchObject({ isPhoneConfirmed: true });
  expect(await find(asha.email)).toMatchObject({ phone: '+919333333334', isPhoneConfirmed: true });
  await importer.undo(done);
  expect(await find(asha.email)).toMatchObject({ phone: asha.phone, isPhoneConfirmed: false });
});
