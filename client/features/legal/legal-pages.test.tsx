import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { NOTICE_VERSION } from '#common/consents/legal';
import { legalDocument, type LegalDocument } from '#common/legal/documents';
import { NOTHING_OWN, type OwnText } from '#common/legal/own-text';
import { shownText } from '#common/legal/shown-text';
import { readStudio, setStudio, studio } from '#common/studio';
import {
  IMPERSONAL_SHARED_KEYS,
  IMPERSONAL_TAB_KEYS,
  PERSONAL_SHARED_KEYS,
  PERSONAL_TAB_KEYS,
} from '../../lib/storage';
import { press, renderPage as renderAt } from '../../test/render-page';
import { Page as PrivacyPage } from './privacy-page';
import { Page as TermsPage } from './terms-page';

const pages = [
  ['Terms Of Use', <TermsPage key="terms" />],
  ['Privacy Policy', <PrivacyPage key="privacy" />],
] as const;

type Shown = Partial<OwnText> & { name?: string; earlier?: string[] };

/** Renders a page with the studio's own text; null if that did not load. */
const renderPage = (page: ReactElement, shown: Shown | null = {}) => {
  const { name = NOTICE_VERSION, earlier = [], ...own } = shown ?? {};
  const answerOf = (document: LegalDocument) => ({
    legalText: {
      name,
      earlier,
      content: JSON.stringify(shownText(legalDocument(document, { ...NOTHING_OWN, ...own }))),
    },
  });
  const pageData = { Terms: shown && answerOf('terms'), Privacy: shown && answerOf('privacy') };
  return renderAt(page, { state: { pageData } });
};

test.each(pages)('%s shows its version', async (title, page) => {
  await renderPage(page, { name: '2026-12-03.2', earlier: ['2026-12-03', '2026-11-30'] });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(document.querySelector('header p:nth-of-type(2)')?.textContent).toBe(
    'Version of 3 December 2026, no. 2',
  );
  await press(screen.getByText('Earlier versions'));
  const links = screen.getAllByRole('link', { name: /^(3 December|30 November) 2026$/ });
  expect(links.map((link) => link.getAttribute('href')?.split('/').slice(2))).toEqual([
    ['versions', '2026-12-03'],
    ['versions', '2026-11-30'],
  ]);
});

test.each(pages)('%s says when it did not load, rather than show half of it', async (title, page) => {
  await renderPage(page, null);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('did not load');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('the terms have what the studio has written, with safe links, in place of the text of the product', async () => {
  await renderPage(<TermsPage />, {
    sections: [{ title: 'Lockers', text: 'Empty them.\n- Daily\n- See https://studio.example/lockers.' }],
    policies: [{ section: 'law', text: '<b>Nashik</b>' }],
  });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('Lockers')).toBe(headings.indexOf('Ending your account') - 1);
  const link = screen.getByRole('link', { name: 'https://studio.example/lockers' });
  expect(link.getAttribute('href')).toBe('https://studio.example/lockers');
  expect(screen.getByText('<b>Nashik</b>')).toBeTruthy();
  expect(screen.queryByText(/^Indian law applies/)).toBeNull();
});

test('the privacy policy names who answers', async () => {
  await renderPage(<PrivacyPage />, { contactName: 'Asha Rao', contactEmail: 'asha@studio.example' });
  expect(screen.getByText(/All three reach Asha Rao, the person responsible/)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'asha@studio.example' });
  expect(links[0]?.getAttribute('href')).toBe('mailto:asha@studio.example');
  expect(screen.queryByRole('link', { name: studio.email })).toBeNull();
});

test.each(pages)('every entry in the table of contents of %s links to a heading', async (_title, page) => {
  await renderPage(page);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)?.textContent).toBe(link.textContent);
  }
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(links.length);
});

test.each(pages)('%s contains no unfilled placeholder', async (_title, page) => {
  await renderPage(page);
  expect(document.body.textContent).not.toMatch(/\[[^\]]*\]|TODO|undefined|NaN/);
});

test('a link in the table of contents moves the focus to its heading', async () => {
  await renderPage(<PrivacyPage />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  await press(contents.getByRole('link', { name: 'Complaints' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Complaints' }));
});

test('the privacy notice lists every cookie and storage key', async () => {
  await renderPage(<PrivacyPage />);
  const table = within(screen.getByRole('table', { name: 'Cookies and browser storage' }));
  const names = table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names).toEqual([
    'bhor_refresh',
    'bhor_device',
    'bhor_reset',
    'userToken',
    'keepLoggedIn',
    'lastUpdatePeriod',
    'orderKeys',
    'requestKeys',
    'planChanges',
    'personal',
    'signOutPending',
    'panelKeysOff',
    'checkInCamera',
    'checkInMuted',
    'restTimerOff',
    'check-in',
    'receiptPaper',
    'hiddenMemberColumns',
    'signUpNext',
    'colorScheme',
    'resetEmail, resetToken and resetAskedAt',
    'dietDraft',
    'drafts',
    'sessionId',
    'scrollPositions',
  ]);
});

test('the privacy notice lists health data separately and links to the withdrawal of the consent', async () => {
  await renderPage(<PrivacyPage />);
  const table = within(screen.getByRole('table', { name: /^Health data/ }));
  const names = table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names[0]).toMatch(/Weight, height, body mass index/);
  expect(names[1]).toMatch(/^Diet details/);
  const link = screen.getByRole('link', { name: 'What we keep in your account' });
  expect(link.getAttribute('href')).toBe('/account#what-we-keep');
});

test('the privacy notice names every storage key in the code', async () => {
  await renderPage(<PrivacyPage />);
  const table = screen.getByRole('table', { name: 'Cookies and browser storage' }).textContent;
  const lists = [PERSONAL_SHARED_KEYS, PERSONAL_TAB_KEYS, IMPERSONAL_SHARED_KEYS, IMPERSONAL_TAB_KEYS];
  for (const key of lists.flat()) expect(table).toContain(key);
});

test('the privacy notice speaks of a sealed copy only where one is kept', async () => {
  const facts = readStudio();
  const { unmount } = await renderPage(<PrivacyPage />);
  expect(screen.queryByText(/sealed/)).toBeNull();
  unmount();
  try {
    setStudio({ ...facts, sealsErasedData: true });
    await renderPage(<PrivacyPage />);
    expect(
      screen.getByText(/A copy is kept for 365 days.*It is sealed with a key that is not on this site/),
    ).toBeTruthy();
  } finally {
    setStudio({ ...facts, sealsErasedData: false });
  }
});
