import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeConsoleErrors } from '../test/set-up';
import { RootBoundary } from './root-boundary';

function Broken(): never {
  throw new Error('A layout that fails.');
}

test('an error outside the pages shows a message and a link that reloads the page', () => {
  window.history.replaceState(null, '', '/photos?photo=reception#wall');
  render(
    <RootBoundary>
      <Broken />
    </RootBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reload' }).getAttribute('href')).toBe('/photos?photo=reception');
  takeConsoleErrors();
});
