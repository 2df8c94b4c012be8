import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel } from '../testing/open-panel';
import { settingsAnswer, studioSettings } from '../testing/settings-answers';

beforeEach(() => {
  // The question about unsaved changes compares addresses with the address of the window.
  window.history.replaceState(null, '', '/admin-dashboard');
  clearToken();
  storeToken(tokenOf({ role: 'owner' }));
});

afterEach(() => window.history.replaceState(null, '', '/'));

const open = (hash = '') =>
  openPanel(`?tab=settings${hash}`, { StudioSettings: () => settingsAnswer(studioSettings()) });
const index = () => within(screen.getAllByRole('navigation', { name: 'Sections' })[0]!);

test('the index names all sections in their order, and leads to each without losing what was typed', async () => {
  await open();
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ id, textContent }) => [id, textContent]);
  const links = index().getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ hash, textContent }) => [hash.slice(1), textContent])).toEqual(headings);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Sunrise' } });
  await press(index().getByRole('link', { name: 'Mail' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mail' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sunrise');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address names a section, which gets the focus', async () => {
  await open('#settings-desk');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Front desk' }));
});
