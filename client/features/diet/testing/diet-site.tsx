import { fireEvent, screen } from '@testing-library/react';
import { meWith } from '../../../test/me';
import { press, renderPage } from '../../../test/render-page';
import { Page } from '../../workout-plans/diet-page';

export const DETAILS = {
  __typename: 'DietDetails',
  id: 'details',
  age: 34,
  gender: 'FEMALE',
  bmi: 22.9,
  bmiStatus: 'NORMAL',
  dietGoal: 'Eat more vegetables',
  foodPreferences: null,
  fitnessLevel: 'MODERATE',
  limitations: null,
  updatedAt: '2026-11-21T06:30:00Z',
};

/** Response to the query of the page: saved details and measurements of the profile. */
export const dietPage = (dietDetails: object | null, measured: object | null = null) => ({
  me: meWith({
    dietDetails,
    latestMeasurement: measured && {
      __typename: 'Measurement',
      id: 'measurement',
      weightKg: null,
      heightCm: null,
      ...measured,
    },
  }),
});

/** Response to saving the details. */
export const SAVED = {
  saveDietDetails: {
    __typename: 'SaveDietDetailsPayload',
    message: 'Diet details saved.',
    viewer: { ...meWith({ dietDetails: DETAILS, workoutLimitations: [] }), consents: [] },
  },
};

type Settings = NonNullable<Parameters<typeof renderPage>[1]>;

export const openDiet = ({ answers, ...settings }: Settings = {}) =>
  renderPage(<Page />, {
    path: '/Diet',
    ...settings,
    answers: { DietPage: () => dietPage(null), ...answers },
  });

/** Finds fields by label and buttons by text: role queries are slow because of the size of the week table. */
export const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

export async function fill(label: RegExp, value: string): Promise<void> {
  const input = await field(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

export const pressButton = async (name: string) =>
  press(await screen.findByText(name, { selector: 'button' }));
