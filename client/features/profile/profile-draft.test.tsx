import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { Guard } from '../../app/guard';
import { clearToken, dropToken, storeToken } from '../../lib/session';
import { renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './profile-page';

const bodyMeasurements = {
  __typename: 'BodyMeasurements',
  weight: null,
  height: null,
  bmi: null,
  muscleMass: null,
};
const profile = {
  __typename: 'Profile',
  isProfileComplete: true,
  name: 'Asha',
  email: 'asha@example.com',
  contact: '+919876543210',
  userName: null,
  fitnessGoals: null,
  workoutPreferences: null,
  bodyMeasurements,
};

const site = (
  <Routes>
    <Route
      path="/user-profile-form"
      element={
        <Guard name="member">
          <Page />
        </Guard>
      }
    />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

const open = () =>
  renderPage(site, {
    path: '/user-profile-form',
    answers: { Profile: () => ({ profile }), Measurements: () => ({ measurements: [] }) },
  });

const nameField = () => screen.findByLabelText<HTMLInputElement>('Name');

/** Types, and is then taken from the page. */
async function typeAndLeave(leave: () => void) {
  const { unmount } = await open();
  fireEvent.change(await nameField(), { target: { value: 'Asha Kulkarni' } });
  act(leave);
  expect(screen.getByText('Elsewhere')).toBeTruthy();
  unmount();
}

beforeEach(() => storeToken(tokenOf({ sub: 'asha' })));

test('what was typed when the session ended is back after the next log-in, and asks to be saved', async () => {
  await typeAndLeave(dropToken);
  storeToken(tokenOf({ sub: 'asha' }));
  const { unmount } = await open();
  expect((await nameField()).value).toBe('Asha Kulkarni');
  expect(screen.getByText(/^You were logged out before this was saved/)).toBeTruthy();
  unmount();
  await open();
  expect((await nameField()).value).toBe('Asha');
});

test('nobody else finds it, and who signs out leaves nothing behind', async () => {
  await typeAndLeave(dropToken);
  storeToken(tokenOf({ sub: 'ravi' }));
  const { unmount } = await open();
  expect((await nameField()).value).toBe('Asha');
  unmount();
  storeToken(tokenOf({ sub: 'asha' }));
  await typeAndLeave(clearToken);
  storeToken(tokenOf({ sub: 'asha' }));
  await open();
  expect((await nameField()).value).toBe('Asha');
});
