import * as z from 'zod/mini';
import { profileChangesForm, profileForm } from '#common/members/profile.form';
import { described } from '../../rest/answers';
import { route } from '../../rest/route';
import {
  answeredMeasurements,
  MEASUREMENT_NAMES,
  measurementsIn,
  NOTHING_MEASURED,
  restMeasurements,
} from '../measurements/measurement.rest';
import {
  RestProfileDocument,
  RestUpdateProfileDocument,
  type RestProfileFieldsFragment,
} from './profile.routes.generated';

const { phone, bodyMeasurements: _measurements, ...sameNamed } = profileForm.shape;

const profileAnswer = z.object({
  isProfileComplete: z.boolean(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  fitnessGoals: z.nullable(z.string()),
  workoutPreferences: z.nullable(z.string()),
  bodyMeasurements: described(
    answeredMeasurements,
    'The latest body measurements; null where there are none.',
  ),
});

/** The profile with the documented names of its fields. */
const restProfileForm = z.object({
  ...sameNamed,
  contact: phone,
  bodyMeasurements: restMeasurements,
  password: profileChangesForm.shape.password,
});

export const profileRoutes = [
  route({
    method: 'GET',
    path: '/api/user/profile',
    summary: 'Returns the profile of the current user.',
    subject: 'Profile',
    answer: profileAnswer,
    document: RestProfileDocument,
    variables: () => ({}),
    responseBody: ({ me }) => documentedProfile(me.user),
  }),
  route({
    method: 'PUT',
    path: '/api/user/profile',
    summary: 'Updates the profile of the current user. Absent fields stay as they are; null clears them.',
    subject: 'Profile',
    requestBody: restProfileForm,
    fieldNames: { phone: 'contact', ...MEASUREMENT_NAMES },
    answer: z.extend(profileAnswer, { message: z.string() }),
    document: RestUpdateProfileDocument,
    variables: ({ body }) => ({
      name: body.name,
      contact: body.contact,
      userName: body.userName,
      fitnessGoals: body.fitnessGoals,
      workoutPreferences: body.workoutPreferences,
      bodyMeasurements: measurementsIn(body.bodyMeasurements),
      password: body.password,
    }),
    responseBody: ({ updateProfile: { message, user } }) => ({ message, ...documentedProfile(user) }),
  }),
];

const documentedProfile = ({ latestMeasurement, ...profile }: RestProfileFieldsFragment) => ({
  ...profile,
  bodyMeasurements: latestMeasurement ?? NOTHING_MEASURED,
});
