import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PROFILE_TEXTS } from '#common/accounts/profile-fields';
import { profileMessages } from '#common/accounts/messages';
import { Link } from '../../../navigation/navigation';
import { meWith } from '../../../test/me';
import { press, renderPage } from '../../../test/render-page';
import { Page } from '../profile-page';

export const NO_TEXTS = Object.fromEntries(PROFILE_TEXTS.map((name) => [name, null]));
const NOTHING_MEASURED = { weightKg: null, heightCm: null, bmi: null, muscleMassKg: null };

export const profileOf = (difference = {}, measured: object | null = null) => ({
  __typename: 'User',
  id: 'asha',
  isProfileComplete: true,
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  phone: '+919876543210',
  userName: 'asha',
  role: 'USER',
  version: 3,
  ...NO_TEXTS,
  ...difference,
  latestMeasurement: measured && { ...measuredOn('2026-11-21', null), ...measured },
});

export const NEW_MEMBER = { isProfileComplete: false, name: null, phone: null, userName: null };

export const measuredOn = (day: string, weightKg: number | null) => ({
  __typename: 'Measurement',
  ...NOTHING_MEASURED,
  id: day,
  measuredAt: `${day}T12:00:00Z`,
  weightKg,
});

export const history = (nodes: object[]) => ({
  me: meWith({ measurements: { __typename: 'MeasurementConnection', nodes } }),
});

export const saved = (user: object, nodes: object[] = []) => ({
  updateProfile: {
    __typename: 'UpdateProfilePayload',
    message: profileMessages.profileUpdated,
    user: { ...user, measurements: { __typename: 'MeasurementConnection', nodes } },
    viewer: { __typename: 'Viewer', consents: [] },
  },
});

const site = (
  <>
    <Link to="/home">Elsewhere</Link>
    <Routes>
      <Route path="/user-profile-form" element={<Page />} />
      <Route
        path="/home"
        element={
          <p>
            At home <Link to="/user-profile-form">Back</Link>
          </p>
        }
      />
    </Routes>
  </>
);

/** A response that the test resolves by hand. */
export function laterAnswer() {
  let resolve = (_answer: Record<string, unknown>) => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<Record<string, unknown>>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers'];

export function openProfile(answers: Answers = {}, search = '') {
  return renderPage(site, {
    path: `/user-profile-form${search}`,
    answers: {
      Profile: () => ({ me: meWith(profileOf()) }),
      Measurements: () => history([]),
      ...answers,
    },
  });
}

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

export async function fill(label: string, value: string) {
  const input = await field(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

export const save = async () => press(await screen.findByRole('button', { name: 'Save profile' }));
