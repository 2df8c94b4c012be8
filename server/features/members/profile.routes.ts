import * as z from 'zod/mini';
import { bodyMeasurementsForm, profileForm } from '#common/members/profile.form';
import { route } from '../../rest/route';
import {
  RestProfileDocument,
  RestUpdateProfileDocument,
  type RestProfileFieldsFragment,
} from './profile.routes.generated';

const { phone, bodyMeasurements: _measurements, ...sameNamed } = profileForm.shape;
const { weightKg, heightCm, bmi, muscleMassKg } = bodyMeasurementsForm.shape;

/** The profile with the documented names of its fields. */
const restProfileForm = z.object({
  ...sameNamed,
  contact: phone,
  bodyMeasurements: z.nullish(
    z.object({ weight: weightKg, height: heightCm, bmi, muscleMass: muscleMassKg }),
  ),
});

const MEASUREMENT_NAMES = { weightKg: 'weight', heightCm: 'height', muscleMassKg: 'muscleMass' };

export const profileRoutes = [
  route({
    method: 'GET',
    path: '/api/user/profile',
    summary: 'Returns the profile of the current user.',
    document: RestProfileDocument,
    variables: () => ({}),
    responseBody: ({ me }) => documented(me.user),
  }),
  route({
    method: 'PUT',
    path: '/api/user/profile',
    summary: 'Updates the profile of the current user. Absent fields stay as they are; null clears them.',
    requestBody: restProfileForm,
    fieldNames: { phone: 'contact', ...MEASUREMENT_NAMES },
    document: RestUpdateProfileDocument,
    variables: ({ body }) => ({
      name: body.name,
      contact: body.contact,
      userName: body.userName,
      fitnessGoals: body.fitnessGoals,
      workoutPreferences: body.workoutPreferences,
      bodyMeasurements: measurementsIn(body.bodyMeasurements),
    }),
    responseBody: ({ updateProfile: { message, user } }) => ({ message, ...documented(user) }),
  }),
];

const NOTHING_MEASURED = { weight: null, height: null, bmi: null, muscleMass: null };

const documented = ({ latestMeasurement, ...profile }: RestProfileFieldsFragment) => ({
  ...profile,
  bodyMeasurements: latestMeasurement ?? NOTHING_MEASURED,
});

/** The measurements of a body with the names of GraphQL, which refuses all others. */
function measurementsIn(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const names = new Map(
    Object.entries(MEASUREMENT_NAMES).map(([name, documentedName]) => [documentedName, name]),
  );
  const renamed = Object.entries(given).map(([name, value]) => [names.get(name) ?? name, value] as const);
  return Object.fromEntries(renamed);
}
