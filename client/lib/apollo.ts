import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type FieldFunctionOptions,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client';
import { tap } from 'rxjs';
import { isWithoutAnswer } from './errors';
import { createKeptAnswersLink } from './kept-answers';
import { pagedList } from './paged-list';
import { createSessionLink } from './session-link';

/** A list without pages: the newest answer is complete. */
const wholeList = { merge: false } as const;

const typePolicies: TypePolicies = {
  // There is only one, which has no id.
  SetUp: { keyFields: [], fields: { hidden: wholeList, unconfirmedPlans: wholeList } },
  VisitStatistics: { keyFields: [], fields: { busyHours: wholeList, weeks: wholeList } },
  // There is one per session, without an id.
  Viewer: { keyFields: [], fields: { consents: wholeList, deviceSessions: wholeList } },
  User: {
    fields: {
      hiddenReviews: pagedList(),
      nextPeriods: wholeList,
      orders: pagedList(['filter', 'orderBy']),
      weeklyMeasurements: wholeList,
      workoutPlan: { read: readSavedPlan },
      workoutPlans: wholeList,
    },
  },
  Query: {
    fields: {
      hiddenReviews: pagedList(),
      memberTimeline: pagedList(['memberId', 'filter']),
      dueSums: wholeList,
      planOffers: wholeList,
      trainers: wholeList,
    },
  },
  MemberImport: { fields: { columns: wholeList, planNames: wholeList, unknownPlans: wholeList } },
  Membership: { fields: { upcoming: wholeList } },
  Order: { fields: { openInstalments: wholeList } },
  // Embedded in a saved plan; queries select different fields of it and of its days.
  WorkoutPlan: { merge: true, fields: { days: { merge: mergeByPosition } } },
  Progress: { merge: true },
  // The key needs no user: weeks are requested for the current user only.
  ProgressWeek: { keyFields: ['startsOn'] },
};

/** A plan that has just been saved is found by its id. */
function readSavedPlan(plan: Reference | null | undefined, { args, toReference }: FieldFunctionOptions) {
  return plan === undefined
    ? toReference({ __typename: 'SavedWorkoutPlan', id: String(args?.['id']) })
    : plan;
}

/** For lists whose rows have no id and never change. */
function mergeByPosition(
  before: readonly StoreObject[] = [],
  rows: readonly StoreObject[],
  { mergeObjects }: FieldFunctionOptions,
): readonly StoreObject[] {
  return rows.map((row, index) => mergeObjects(before[index] ?? {}, row));
}

/**
 * A change may have been carried out although its answer was lost, so the data on screen is then read again: at once and,
 * if that fails as well, when the connection is back.
 */
function rereadAfterLostAnswers(): ApolloLink {
  let client: ApolloClient | undefined;
  const reread = () => {
    // However many changes were lost, there is one listener, because it is the same function.
    client?.refetchQueries({ include: 'active' }).catch(() => {
      window.addEventListener('online', reread, { once: true });
    });
  };
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== 'mutation') return answers;
    ({ client } = operation);
    return answers.pipe(tap({ error: (error) => void (isWithoutAnswer(error) && reread()) }));
  });
}

/** A client over any link. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link: rereadAfterLostAnswers().concat(link),
    cache: new InMemoryCache({ typePolicies }),
    // A page shows what is cached at once, and what has changed on the server as soon as it knows.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}

export function createBrowserClient(): ApolloClient {
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
  return createApolloClient(ApolloLink.from([createKeptAnswersLink(), createSessionLink(), http]));
}

/**
 * For operations whose answer must not get into the cache, because it contains a secret or belongs to another session than
 * the current one, or need not, because nothing reads it from there.
 */
export const uncached = { fetchPolicy: 'no-cache' } as const;
