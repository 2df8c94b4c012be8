import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { clearToken, storeToken } from '../../lib/session';
import { renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { NavLinks } from './nav-links';

const labels = () => screen.getAllByRole('link').map((link) => link.textContent);

const FOR_EVERYONE = ['Home', 'Services', 'Why join', 'Trainers', 'Photos', 'Diet Plan', 'Exercises'];

test('shows blog and wellness in the navigation to members only', async () => {
  await renderPage(<NavLinks />);
  expect(labels()).toEqual(FOR_EVERYONE);
  act(() => storeToken(tokenOf()));
  expect(labels()).toEqual([...FOR_EVERYONE, 'Our blog', 'Wellness']);
  act(() => clearToken());
  expect(labels()).toEqual(FOR_EVERYONE);
});

test('the server renders the links for members too, so that CSS can show them without a layout shift', () => {
  const html = renderToString(
    <MemoryRouter>
      <NavLinks />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<li data-for="members"><a[^>]*href="\/our-blog"/);
});
