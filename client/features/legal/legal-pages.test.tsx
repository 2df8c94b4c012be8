import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOTICE_VERSION } from '#common/consents/legal';
import {
  IMPERSONAL_SHARED_KEYS,
  IMPERSONAL_TAB_KEYS,
  PERSONAL_SHARED_KEYS,
  PERSONAL_TAB_KEYS,
} from '../../lib/storage';
import { press, renderPage } from '../../test/render-page';
import { Page as PrivacyPage } from './privacy-page';
import { Page as TermsPage } from './terms-page';

const pages = [
  ['Terms Of Use', <TermsPage key="terms" />],
  ['Privacy Policy', <PrivacyPage key="privacy" />],
] as const;

test.each([
  [...pages[0], '22 November 2026', '2026-11-22'],
  [...pages[1], '30 November 2026', '2026-11-30'],
] as const)('%s shows the date of its last change', async (title, page, day, moment) => {
  await renderPage(page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(day).getAttribute('datetime')).toBe(moment);
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

test('the privacy notice shows the version that consents refer to', async () => {
  await renderPage(<PrivacyPage />);
  expect(document.querySelector('time')?.getAttribute('datetime')).toBe(NOTICE_VERSION);
});

test('the privacy notice names every storage key in the code', async () => {
  await renderPage(<PrivacyPage />);
  const table = screen.getByRole('table', { name: 'Cookies and browser storage' }).textContent;
  const lists = [PERSONAL_SHARED_KEYS, PERSONAL_TAB_KEYS, IMPERSONAL_SHARED_KEYS, IMPERSONAL_TAB_KEYS];
  for (const key of lists.flat()) expect(table).toContain(key);
});
