/** A studio that sends no mails: what needs one is refused, and links and codes are handed over instead. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { sendsNoMails } from '#common/sends-no-mails';
import { signUp } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { claim, claimCodeFor } from '../../test/claim-calls';
import { createMemberWithoutEmail, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { mailReceipt } from '../../test/receipt-calls';
import { accept, invite, reasonOf } from '../../test/staff-calls';
import { NO_PASSWORD } from '../../lib/passwords';
import { Mail } from '../../mail/mail.entity';
import { User } from '../accounts/user.entity';
import { JournalEntry } from '../journal/journal-entry.entity';

const EMAIL = 'meera@example.com';
const NEW_PASSWORD = 'Chosen-by-Meera-2026';

let harness: Harness;
let owner: Browser;
beforeEach(async () => {
  harness = await startHarness(undefined, { mailsNeedServer: true });
  ({ browser: owner } = await signedIn(harness, 'owner'));
});
afterEach(() => harness.stop());

const guest = () => new Browser(harness);
const stored = (email = EMAIL) => harness.dataSource.getRepository(User).findOneBy({ email });
const noMailServer = [409, 'NO_MAIL_SERVER'];
const mailKinds = async () => (await harness.dataSource.getRepository(Mail).find()).map(({ kind }) => kind);
const linkFor = async (invited: Parameters<typeof invite>[1]): Promise<string> => {
  const { data, errors } = await invite(owner, invited);
  expect(errors).toEqual([]);
  return (data?.['inviteStaff'] as { link: string }).link;
};
const tokenOf = (link: string) => link.split('#')[1]!;

test('what is of no use without its mail is refused until a mail server is set', async () => {
  const { id } = await createUser(harness.dataSource, { email: EMAIL, passwordHash: NO_PASSWORD });
  const calls = () => [
    signUp(guest(), 'asha@example.com'),
    guest().gql('mutation { requestPasswordReset(input: { email: "meera@example.com" }) { message } }'),
    owner.gql('mutation ($id: ID!) { inviteMember(input: { id: $id }) { message } }', { id }),
    mailReceipt(owner, id),
  ];
  for (const answer of await Promise.all(calls())) expect(reasonOf(answer)).toEqual(noMailServer);
  expect(await mailKinds()).toEqual([]);
  expect(sendsNoMails()).toBe(true);
  const saved = await owner.gql(
    `mutation ($input: UpdateMailSettingsInput!) {
      updateMailSettings(input: $input) { studioSettings { mail { isServerMissing } } } }`,
    {
      input: {
        ...defaultSettings.mail,
        smtpHost: 'smtp.example.com',
        expectedVersion: 0,
        password: PASSWORD,
      },
    },
  );
  expect(saved.data).toEqual({
    updateMailSettings: { studioSettings: { mail: { isServerMissing: false } } },
  });
  expect(sendsNoMails()).toBe(false);
  expect(reasonOf(await signUp(guest(), 'asha@example.com'))).toEqual([200, undefined]);
});

test('the inviter hands over the link, which makes an account whose address is not confirmed', async () => {
  const link = await linkFor({ email: EMAIL });
  expect(link).toMatch(/^http:\/\/studio\.example\/staff-invitation#/);
  expect((await accept(guest(), tokenOf(link), NEW_PASSWORD)).errors).toEqual([]);
  expect(reasonOf(await accept(guest(), tokenOf(link), NEW_PASSWORD))).toEqual([400, 'INVITATION_INVALID']);
  expect(await stored()).toMatchObject({ role: 'front_desk', isEmailVerified: false });
  expect((await guest().signIn(EMAIL, NEW_PASSWORD)).status).toBe(200);
  expect(await mailKinds()).toEqual(['confirm-new-email']);
  const journal = harness.dataSource.getRepository(JournalEntry);
  expect(await journal.findOneByOrFail({ type: 'staff.invited' })).toMatchObject({
    after: { role: 'front_desk', isLinkShown: true },
  });
});

test('a link that was handed over opens no account of somebody else', async () => {
  const added = () => createUser(harness.dataSource, { email: EMAIL, passwordHash: NO_PASSWORD });
  const link = await linkFor({ email: EMAIL });
  await added();
  expect(reasonOf(await accept(guest(), tokenOf(link), NEW_PASSWORD))).toEqual(noMailServer);
  expect(await stored()).toMatchObject({ role: 'user', passwordHash: NO_PASSWORD });
  expect(reasonOf(await invite(owner, { email: EMAIL }))).toEqual(noMailServer);

  await createUser(harness.dataSource, { email: 'ravi@example.com' });
  const ofMember = await linkFor({ email: 'ravi@example.com' });
  const answer = await accept(guest(), tokenOf(ofMember), NEW_PASSWORD);
  expect(answer.errors[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
  expect(await stored('ravi@example.com')).toMatchObject({ role: 'user' });
});

test('the code of the front desk is enough to claim an account, whose address is not confirmed', async () => {
  const { id } = await createMemberWithoutEmail(harness.dataSource);
  await createUser(harness.dataSource, { email: 'taken@example.com' });
  const code = await claimCodeFor(owner, id);
  expect(reasonOf(await claim(guest(), code, 'taken@example.com'))).toEqual([400, 'EMAIL_TAKEN']);
  const { data } = await claim(guest(), code, EMAIL, NEW_PASSWORD);
  expect(data?.['claimAccount']).toMatchObject({ isComplete: true });
  expect(await stored()).toMatchObject({ id, isEmailVerified: false });
  expect((await guest().signIn(EMAIL, NEW_PASSWORD)).status).toBe(200);
  expect((await claim(guest(), code, 'other@example.com')).errors[0]?.extensions.fields).toMatchObject([
    { path: ['code'], reason: 'INCORRECT' },
  ]);
});
