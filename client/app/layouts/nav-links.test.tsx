import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { clearToken, storeToken } from '../../lib/session';
import { renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { pageRoutes } from '../routes';
import { NavLinks } from './nav-links';

const labels = () => screen.getAllByRole('link').map((link) => link.textContent);

const ALL_LABELS = pageRoutes.flatMap(({ navLabel }) => navLabel ?? []);

test('shows blog and wellness in the navigation to members only', async () => {
  const isForEveryone = (label: string) => label !== 'Our blog' && label !== 'Wellness';
  await renderPage(<NavLinks />);
  expect(labels()).toEqual(ALL_LABELS.filter(isForEveryone));
  act(() => storeToken(tokenOf()));
  expect(labels()).toEqual(ALL_LABELS);
  act(() => clearToken());
  expect(labels()).toEqual(ALL_LABELS.filter(isForEveryone));
});

test('the server renders the links for members too, so that CSS can show them without a layout shift', () => {
  const html = renderToString(
    <MemoryRouter>
      <NavLinks />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<li data-for="members"><a[^>]*href="\/our-blog"/);
});
