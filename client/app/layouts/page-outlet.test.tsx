import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page';
import { PageOutlet } from './page-outlet';

const Slow = lazy(() => new Promise<never>(() => undefined));

test('shows "Loading" and keeps a document title while the code of the page loads', async () => {
  await renderPage(
    <Routes>
      <Route element={<PageOutlet />}>
        <Route path="/" element={<Slow />} />
      </Route>
    </Routes>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(document.title).not.toBe('');
});
