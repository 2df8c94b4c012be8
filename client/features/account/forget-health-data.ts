import type { ApolloCache } from '@apollo/client';
import type { WithdrawConsentMutation } from './account.generated';

/** What the consent to health data covers: the server deletes it when the consent is withdrawn. */
const HEALTH_DATA = [
  'dietDetails',
  'latestMeasurement',
  'measurements',
  'weeklyMeasurements',
  'workoutLimitations',
  'workoutPlan',
  'workoutPlans',
];

/** Removes the health data from the cache; pages that show it request what is left. */
export function forgetHealthData(cache: ApolloCache, { viewer }: WithdrawConsentMutation['withdrawConsent']) {
  const id = cache.identify({ __typename: 'User', id: viewer.user.id });
  for (const fieldName of HEALTH_DATA) cache.evict({ id, fieldName });
  cache.gc();
}
