import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ROLES } from '#common/accounts/roles';
import { AudienceStyles } from '../app/audience-styles';
import { Hydration } from '../app/hydration';
import { clearToken, storeToken } from '../lib/session';
import { renderPage } from '../test/render-page';
import { tokenOf } from '../test/token';
import { For } from './for';

const AUDIENCES = ['guests', 'members', 'staff', 'all-but-staff'] as const;

const parts = AUDIENCES.map((audience) => (
  <For key={audience} as="p" audience={audience} role="note">
    {audience}
  </For>
));

const EXPECTED = [
  [null, ['guests', 'all-but-staff']],
  ['user', ['members', 'all-but-staff']],
  ['trainer', ['members', 'staff']],
  ['front_desk', ['members', 'staff']],
  ['admin', ['members', 'staff']],
] as const;

const namesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test.each(EXPECTED)('a visitor with the role %s sees their parts', async (role, expected) => {
  if (role) storeToken(tokenOf({ role }));
  await renderPage(parts);
  expect(namesOf(screen.getAllByRole('note'))).toEqual(expected);
  act(() => clearToken());
  expect(namesOf(screen.getAllByRole('note'))).toEqual(['guests', 'all-but-staff']);
});

test.each([null, ...ROLES])('until hydration, styles show the role %s the same parts', async (role) => {
  if (role) storeToken(tokenOf({ role }));
  const { unmount } = await renderPage(parts);
  const expected = namesOf(screen.getAllByRole('note'));
  unmount();

  document.body.innerHTML = renderToString(<Hydration>{parts}</Hydration>);
  document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(<AudienceStyles nonce="n" />));
  const { dataset } = document.documentElement;
  Object.assign(dataset, role ? { auth: 'in', role } : { auth: 'out' });
  const all = [...document.querySelectorAll<HTMLElement>('[data-for]')];
  expect(namesOf(all)).toEqual(AUDIENCES);
  expect(namesOf(all.filter((part) => getComputedStyle(part).display !== 'none'))).toEqual(expected);
  delete dataset['auth'];
  delete dataset['role'];
  document.body.innerHTML = '';
});
