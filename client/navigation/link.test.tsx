import { fireEvent, screen } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { press, renderPage } from '../test/render-page';
import { Link, NavLink } from './link';

function Address() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{pathname + search + hash + String(state)}</output>;
}

const address = () => document.querySelector('output')?.textContent;
const link = () => screen.getByRole('link', { name: 'There' });

const draw = (children: ReactNode) =>
  renderPage(
    <>
      {children}
      <Address />
    </>,
    { path: '/here?a=1' },
  );

test.each([
  ['/there?b=2#part', '/there?b=2#part'],
  [{ search: '?b=2' }, '/here?b=2'],
  [{ pathname: '/there', hash: 'part' }, '/there#part'],
])('a click on a link to %j navigates to %s, which is also its address', async (to, expected) => {
  await draw(
    <Link to={to} state="s">
      There
    </Link>,
  );
  expect(link().getAttribute('href')).toBe(expected);
  await press(link());
  expect(address()).toBe(`${expected}s`);
});

test.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['by the middle button', {}, { button: 1 }],
  ['on a link for another tab', { target: '_blank' }, {}],
  ['on a link that loads the page from the server', { reloadDocument: true }, {}],
  ['that is prevented', { onClick: (event: MouseEvent) => event.preventDefault() }, {}],
])('leaves a click %s to the browser', async (_name, props, click) => {
  const follow = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', follow);
  await draw(
    <Link to="/there" {...props}>
      There
    </Link>,
  );
  fireEvent.click(link(), click);
  window.removeEventListener('click', follow);
  expect(address()).toBe('/here?a=1null');
});

test.each([
  ['/here', 'page'],
  ['/her', null],
  ['/there', null],
])('marks a link to %s as current: %j', async (to, current) => {
  await draw(<NavLink to={to}>There</NavLink>);
  expect(link().getAttribute('aria-current')).toBe(current);
});
