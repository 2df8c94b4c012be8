/** Tests of the studio's own words in mails, as they are previewed, tried out and sent. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { mailMessages } from '#common/settings/messages';
import { paragraphOf, WORDED_MAILS } from '#common/settings/mail-words.form';
import { messages } from '#common/messages';
import { enumName } from '#common/enum-names';
import { refusalOf, signUpByMail } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import type { UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { setOwnWords } from '../../mail/own-words';

let harness: Harness;
let admin: Browser;
let user: UserWithEmail;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1 });
  ({ browser: admin, user } = await signedIn(harness, 'admin'));
});
afterAll(() => harness.stop());
afterEach(() => setOwnWords({ signature: '', paragraphs: {} }));

const PREVIEW = `query ($mail: WordedMail!, $signature: String!, $paragraph: String!) {
  mailPreview(mail: $mail, signature: $signature, paragraph: $paragraph) { subject text html }
}`;
const SEND = `mutation ($input: SendMailTrialInput!) { sendMailTrial(input: $input) { message } }`;
const UPDATE = `mutation ($input: UpdateMailWordsInput!) { updateMailWords(input: $input) { message } }`;

const WORDS = { signature: 'Asha and the team', paragraph: 'Ring twice: https://studio.example/door' };
const trial = (values: object = {}) => ({ mail: 'ORDER_PLACED', ...WORDS, ...values });
const preview = (values: object = {}, by = admin) => by.gql(PREVIEW, trial(values));
const send = (values: object = {}, by = admin) => by.gql(SEND, { input: trial(values) });

interface Preview {
  subject: string;
  text: string;
  html: string;
}

const previewOf = async (mail: string): Promise<Preview> =>
  (await preview({ mail })).data!['mailPreview'] as Preview;

test.each(WORDED_MAILS)('a preview of %s has the words that are not saved yet', async (mail) => {
  const { text, html } = await previewOf(enumName(mail));
  expect(text).toContain('Ring twice: https://studio.example/door\n\nAsha and the team\n');
  expect(html).toContain('href="https://studio.example/door"');
  expect(html.indexOf('Ring twice')).toBeLessThan(html.indexOf('Asha and the team'));
  expect(text + html).not.toMatch(/undefined|NaN|Invalid/);
});

test('a trial mail is sent to the user who asks for it, marked as a sample', async () => {
  const { data } = await send();
  expect(data).toEqual({ sendMailTrial: { message: mailMessages.trialSent(user.email) } });
  const [mail] = await harness.mailTo(user.email);
  const { subject, text } = await previewOf('ORDER_PLACED');
  expect(mail).toMatchObject({ subject: `Sample: ${subject}`, text });
});

test('what is saved is in the next mail to a member', async () => {
  const verification = 'We open at five.';
  const input = { ...defaultSettings.mailWords, verification, signature: 'Asha', expectedVersion: 0 };
  expect((await admin.gql(UPDATE, { input })).errors).toEqual([]);
  await signUpByMail(harness, new Browser(harness), { email: 'ravi@example.com' });
  const [mail] = await harness.mailTo('ravi@example.com');
  expect(mail?.text).toContain('We open at five.\n\nAsha\n');
});

test('every mail has a field of its own', () => {
  const fields = Object.keys(defaultSettings.mailWords);
  expect(fields.toSorted()).toEqual(['signature', ...WORDED_MAILS.map(paragraphOf)].toSorted());
});

describe('is refused:', () => {
  test('a paragraph that is too long', async () => {
    for (const call of [preview, send]) {
      const { fields } = refusalOf(await call({ paragraph: 'a'.repeat(501) }));
      expect(fields).toEqual({ paragraph: messages.textTooLong(500) });
    }
  });

  test.each(['front_desk', 'trainer', 'user'] as const)('%s', async (role) => {
    const { browser } = await signedIn(harness, role);
    for (const call of [preview, send]) expect(refusalOf(await call({}, browser)).status).toBe(403);
  });

  test('the twenty-first mail of an hour', async () => {
    const { browser } = await signedIn(harness, 'admin');
    const codes = [];
    for (let count = 1; count <= 21; count += 1)
      codes.push((await send({}, browser)).errors[0]?.extensions.code);
    expect(codes.filter(Boolean)).toEqual(['RATE_LIMITED']);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
