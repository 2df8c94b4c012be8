/** Tests of the studio's own texts in the terms and the privacy policy, and of the versions to which consents lead. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOTICE_VERSION } from '#common/consents/legal';
import { defaultSettings } from '#common/settings/default-settings';
import { legalMessages } from '#common/legal/messages';
import { OWN_SECTIONS_MAX, OWN_TEXT_LENGTH_MAX, OWN_TITLE_LENGTH_MAX } from '#common/legal/limits';
import { messages } from '#common/messages';
import { authMessages } from '#common/auth/messages';
import { settingsMessages } from '#common/settings/messages';
import { DAY_MS } from '#common/time';
import { refusalOf, signUpByMail, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';

let harness: Harness;
let admin: Browser;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
});
afterAll(() => harness.stop());
/** Each test has a day of its own, later than the product's texts. */
let day: string;
beforeEach(async () => {
  harness.clock.ms = Math.max(harness.clock.ms, Date.parse(`${NOTICE_VERSION}T06:30:00Z`)) + DAY_MS;
  day = new Date(harness.clock.ms).toISOString().slice(0, 10);
  ({ browser: admin } = await signedIn(harness, 'admin'));
});

const READ = `query ($document: LegalDocument!) {
  legalText(document: $document) {
    document version name earlier sections { title text } policies { section productText text }
    contactName contactEmail contactPhone
  }
}`;
const PUBLISH = `mutation ($input: PublishLegalTextInput!) {
  publishLegalText(input: $input) { message legalText { version name sections { title } } }
}`;

interface Read {
  version: number;
  name: string;
  earlier: string[];
  policies: { section: string; productText: string; text: string }[];
}

async function read(document: string, by: Pick<Browser, 'gql'> = harness): Promise<Read> {
  const { data } = await by.gql(READ, { document });
  return data!['legalText'] as Read;
}

const LOCKERS = { title: 'Lockers', text: 'Empty them in the evening.' };
const NOTHING = { sections: [], policies: [], contactName: '', contactEmail: '', contactPhone: '' };

interface Call {
  by?: Pick<Browser, 'gql'>;
  /** The current version by default. */
  expected?: number;
}

async function publish(document: string, own: object, { by = admin, expected }: Call = {}) {
  const expectedVersion = expected ?? (await read(document)).version;
  return by.gql(PUBLISH, { input: { document, ...NOTHING, ...own, expectedVersion } });
}

const versionPage = async (path: string) => {
  const answer = await harness.fetch(path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('what is published is read by everybody, and its whole text at the address of its version', async () => {
  const own = {
    sections: [LOCKERS],
    policies: [{ section: 'law', text: 'Disputes are heard in Nashik.' }],
  };
  const { data, errors } = await publish('TERMS', own);
  expect(errors).toEqual([]);
  expect(data?.['publishLegalText']).toMatchObject({
    message: legalMessages.published(day),
    legalText: { name: day, sections: [{ title: 'Lockers' }] },
  });
  const terms = await read('TERMS');
  expect(terms).toMatchObject({ document: 'TERMS', name: day, sections: [LOCKERS] });
  const law = terms.policies.find(({ section }) => section === 'law');
  expect(law).toMatchObject({ text: 'Disputes are heard in Nashik.' });
  expect(law?.productText).toContain('Indian law applies');
  const page = await versionPage(`/terms-of-use/versions/${day}`);
  expect(page).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
  expect(page.text).toContain('## Lockers\n\nEmpty them in the evening.');
  expect(page.text).toContain('## Law and courts\n\nDisputes are heard in Nashik.');
  expect(page.text).not.toContain('Indian law applies');
  expect(page.text.indexOf('## Lockers')).toBeLessThan(page.text.indexOf('## Ending your account'));
  expect(page.text).toContain('## Reviews');
});

test('two changes on one day are two versions, and the first one stays as it was', async () => {
  await publish('PRIVACY', { contactName: 'Asha Rao' });
  await publish('PRIVACY', { contactName: 'Ravi Shah', contactPhone: '+91 20 2345 6789' });
  const { name, earlier } = await read('PRIVACY');
  expect([name, earlier[0]]).toEqual([`${day}.2`, day]);
  expect((await versionPage(`/privacy-policy/versions/${day}`)).text).toContain('reach Asha Rao, the person');
  const { text } = await versionPage(`/privacy-policy/versions/${name}`);
  expect(text).toContain('call +91 20 2345 6789 or ask at the front desk. All three reach Ravi Shah,');
});

test('a consent records the version that was shown when it was given', async () => {
  await publish('PRIVACY', { sections: [LOCKERS] });
  const browser = new Browser(harness);
  const link = await signUpByMail(harness, browser, { email: 'asha@example.com' });
  await publish('PRIVACY', { sections: [{ ...LOCKERS, title: 'Cupboards' }] });
  await verify(browser, link);
  await browser.signIn('asha@example.com', PASSWORD);
  const { data } = await browser.gql('{ me { consents { noticeVersion } } }');
  expect(data?.['me']).toEqual({ consents: [{ noticeVersion: day }] });
  expect((await versionPage(`/privacy-policy/versions/${day}`)).text).toContain('## Lockers');
});

test('the journal says who published which version', async () => {
  await publish('TERMS', { sections: [{ ...LOCKERS, title: day }] });
  const entries = await harness.dataSource
    .getRepository(JournalEntry)
    .find({ where: { type: 'legal.published' }, order: { at: 'DESC' }, take: 1 });
  expect(entries).toMatchObject([
    { actorKind: 'user', actorRole: 'admin', before: {}, after: { document: 'terms', name: day } },
  ]);
});

test('the same text is no new version', async () => {
  await publish('TERMS', { sections: [LOCKERS] });
  const { version } = await read('TERMS');
  const { data } = await publish('TERMS', { sections: [LOCKERS] }, { expected: 0 });
  expect(data?.['publishLegalText']).toMatchObject({
    message: legalMessages.unchanged,
    legalText: { version },
  });
});

test('what somebody else has published meanwhile is not overwritten', async () => {
  const { version } = await read('TERMS');
  await publish('TERMS', { sections: [{ ...LOCKERS, text: day }] });
  const { errors } = await publish('TERMS', { sections: [] }, { expected: version });
  expect(errors[0]).toMatchObject({
    message: legalMessages.changedMeanwhile,
    extensions: {
      code: 'CONFLICT',
      reason: 'STALE_VERSION',
      current: ['sections'],
      changedAt: new Date(harness.clock.ms).toISOString(),
    },
  });
  expect((await read('TERMS')).name).toBe(day);
});

test('a new name of the studio is a new version, and what is shown is kept once', async () => {
  await harness.services.legalTexts.keepShownTexts();
  const kept = await read('PRIVACY');
  await harness.services.legalTexts.keepShownTexts();
  expect(await read('PRIVACY')).toEqual(kept);
  const { data } = await admin.gql(
    `mutation ($input: UpdateStudioDetailsInput!) { updateStudioDetails(input: $input) { message } }`,
    { input: { ...defaultSettings.studio, name: 'Sunrise Gym', expectedVersion: 0 } },
  );
  expect(data).not.toBeNull();
  const { name, earlier } = await read('PRIVACY');
  expect([name, earlier[0]]).toEqual([day, kept.name]);
  expect((await versionPage(`/privacy-policy/versions/${name}`)).text).toContain('Sunrise Gym, 1 Demo');
  expect((await versionPage(`/privacy-policy/versions/${kept.name}`)).text).toContain('Bhor, 1 Demo');
});

test('a version that others have not written is no conflict', async () => {
  const { version } = await read('TERMS');
  await harness.dataSource.query(`
    insert into legal_versions (document, version, name, own, text, published_at)
    select document, version + 1, name || '9', own, text, published_at from legal_versions
    where document = 'terms' order by version desc limit 1`);
  const { errors } = await publish('TERMS', { sections: [{ ...LOCKERS, text: day }] }, { expected: version });
  expect(errors).toEqual([]);
});

test('a product without any version keeps its own texts under their dates', async () => {
  const other = await startHarness();
  try {
    await other.services.legalTexts.keepShownTexts();
    const { data } = await other.gql(READ, { document: 'PRIVACY' });
    expect(data?.['legalText']).toMatchObject({ name: NOTICE_VERSION, version: 1, earlier: [] });
    const page = await other.fetch(`/privacy-policy/versions/${NOTICE_VERSION}`);
    expect(page.status).toBe(200);
  } finally {
    await other.stop();
  }
});

test('versions are only ever added', async () => {
  await publish('TERMS', { sections: [{ ...LOCKERS, text: `${day}.` }] });
  const change = harness.dataSource.query("update legal_versions set text = ''");
  await expect(change).rejects.toThrow('only ever added');
});

describe('is refused:', () => {
  const section = (values: object) => ({ sections: [{ ...LOCKERS, ...values }] });
  test.each([
    ['TERMS', section({ title: '' }), 'sections.0.title', legalMessages.titleRequired],
    ['TERMS', section({ text: ' ' }), 'sections.0.text', legalMessages.textRequired],
    [
      'TERMS',
      section({ title: 'x'.repeat(OWN_TITLE_LENGTH_MAX + 1) }),
      'sections.0.title',
      messages.textTooLong(OWN_TITLE_LENGTH_MAX),
    ],
    [
      'PRIVACY',
      section({ text: 'x'.repeat(OWN_TEXT_LENGTH_MAX + 1) }),
      'sections.0.text',
      messages.textTooLong(OWN_TEXT_LENGTH_MAX),
    ],
    [
      'TERMS',
      { sections: Array(OWN_SECTIONS_MAX + 1).fill(LOCKERS) },
      'sections',
      legalMessages.tooManySections,
    ],
    [
      'TERMS',
      { policies: [{ section: 'reviews', text: 'x' }] },
      'policies.0.section',
      legalMessages.unknownPolicy,
    ],
    [
      'PRIVACY',
      { policies: [{ section: 'law', text: 'x' }] },
      'policies.0.section',
      legalMessages.unknownPolicy,
    ],
    ['TERMS', { contactName: 'Asha Rao' }, 'contactName', legalMessages.noContact],
    ['PRIVACY', { contactEmail: 'asha' }, 'contactEmail', authMessages.emailInvalid],
    ['PRIVACY', { contactPhone: '12' }, 'contactPhone', settingsMessages.phoneInvalid],
  ])('%s with %o', async (document, own, field, message) => {
    const { fields } = refusalOf(await publish(document, own));
    expect(fields).toEqual({ [field]: message });
  });

  test.each(['front_desk', 'trainer', 'user'] as const)('a change by %s', async (role) => {
    const { browser } = await signedIn(harness, role);
    expect(refusalOf(await publish('TERMS', { sections: [LOCKERS] }, { by: browser })).status).toBe(403);
  });

  test.each(['/terms-of-use/versions/2020-01-01', '/privacy-policy/versions/x%27--'])('%s', async (path) => {
    expect((await versionPage(path)).status).not.toBe(200);
  });
});
