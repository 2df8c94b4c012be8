/** A member, as returned by the REST calls of the admin panel. */
import * as z from 'zod/mini';
import { MEMBERSHIP_STATUSES } from '#common/plans/plans';
import { described, instant } from '../../rest/answers';
import { answeredMeasurements } from '../measurements/measurement.rest';

const membership = z.object({
  status: z.enum(MEMBERSHIP_STATUSES),
  plan: described(
    z.nullable(z.string()),
    'Name of the plan of the last period; null if there has been none.',
  ),
  expiry: described(z.nullable(instant), 'A time on the last day; null if there has been no membership.'),
});

export const memberAnswer = z.object({
  _id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  fitnessGoals: z.nullable(z.string()),
  workoutPreferences: z.nullable(z.string()),
  bodyMeasurements: described(
    answeredMeasurements,
    'The latest body measurements; null where there are none.',
  ),
  membership: described(membership, 'The gym pass, or nutrition for those who have never had a pass.'),
  trainer: z.nullable(z.object({ _id: z.string(), name: z.string(), specialty: z.string() })),
});
