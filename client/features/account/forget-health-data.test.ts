import { ApolloLink, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createApolloClient } from '../../lib/apollo';
import { forgetHealthData } from './forget-health-data';

const CACHED = gql`
  {
    me {
      user {
        id
        name
        dietDetails {
          id
          age
        }
        latestMeasurement {
          id
          weightKg
        }
        measurements(first: 12) {
          nodes {
            id
            weightKg
          }
        }
        weeklyMeasurements(weeks: 26) {
          id
          weightKg
        }
        workoutLimitations
        workoutPlans {
          id
          title
        }
        workoutPlan(id: "plan") {
          id
          title
        }
      }
    }
  }
`;

const MEASUREMENT = { __typename: 'Measurement', id: 'measurement', weightKg: 72 };
const PLAN = { __typename: 'SavedWorkoutPlan', id: 'plan', title: 'For a bad knee' };
const USER = { __typename: 'User', id: 'asha', name: 'Asha' };
const HEALTH_DATA = {
  dietDetails: { __typename: 'DietDetails', id: 'details', age: 34 },
  latestMeasurement: MEASUREMENT,
  measurements: { __typename: 'MeasurementConnection', nodes: [MEASUREMENT] },
  weeklyMeasurements: [MEASUREMENT],
  workoutLimitations: ['KNEE'],
  workoutPlans: [PLAN],
  workoutPlan: PLAN,
};

test('leaves nothing in the cache of what the consent to health data covers', () => {
  const { cache } = createApolloClient(ApolloLink.empty());
  const me = { __typename: 'Viewer', user: { ...USER, ...HEALTH_DATA } };
  cache.writeQuery({ query: CACHED, data: { me } });
  forgetHealthData(cache, { message: 'Withdrawn.', viewer: { user: USER, consents: [] } });
  expect(cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', me: { __ref: 'Viewer:{}' } },
    'Viewer:{}': { __typename: 'Viewer', user: { __ref: 'User:asha' } },
  });
});
