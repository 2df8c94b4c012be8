import { ApolloLink, gql, type ApolloClient } from '@apollo/client';
import { firstValueFrom, from, map, takeWhile, throwError, toArray } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createApolloClient } from './apollo';

const ORDERS = gql`
  query ($filter: OrderFilter) {
    orders(filter: $filter) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const pageOf = (id: string) => ({
  orders: {
    __typename: 'OrderConnection',
    edges: [{ __typename: 'OrderEdge', cursor: id, node: { __typename: 'Order', id } }],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: id },
  },
});

test.each([{ filter: { statuses: ['PAID'] } }, { filter: { hasOpenRefund: true } }])(
  'the list of orders with %o is cached apart from that of all orders',
  (variables) => {
    const client = createApolloClient(ApolloLink.empty());
    client.writeQuery({ query: ORDERS, data: pageOf('any') });
    client.writeQuery({ query: ORDERS, variables, data: pageOf('filtered') });
    expect(client.readQuery({ query: ORDERS })).toEqual(pageOf('any'));
    expect(client.readQuery({ query: ORDERS, variables })).toEqual(pageOf('filtered'));
  },
);

const meOf = (fields: object) => ({
  me: { __typename: 'Viewer', user: { __typename: 'User', id: 'asha', ...fields } },
});

test.each([
  [
    'the days of a saved plan',
    gql('{ me { user { id workoutPlan(id: "1") { id plan { days { day title } } } } } }'),
    gql('{ me { user { id workoutPlan(id: "1") { id plan { days { minutes } } } } } }'),
    (day: object) => ({
      workoutPlan: {
        __typename: 'SavedWorkoutPlan',
        id: '1',
        plan: { __typename: 'WorkoutPlan', days: [{ __typename: 'WorkoutPlanDay', ...day }] },
      },
    }),
    [{ day: 1, title: 'Full body' }, { minutes: 45 }],
  ],
  [
    'the weeks of the progress',
    gql('{ me { user { id progress(weeks: 12) { weeks { startsOn workouts } } } } }'),
    gql('{ me { user { id progress(weeks: 12) { weeks { startsOn visits } } } } }'),
    (week: object) => ({
      progress: {
        __typename: 'Progress',
        weeks: [{ __typename: 'ProgressWeek', startsOn: '2026-11-16', ...week }],
      },
    }),
    [{ workouts: 2 }, { visits: 3 }],
  ],
])(
  'queries that select different fields of %s keep what the other has read',
  (_what, one, other, fieldsOf, [a, b]) => {
    const client = createApolloClient(ApolloLink.empty());
    client.writeQuery({ query: one, data: meOf(fieldsOf(a!)) });
    client.writeQuery({ query: other, data: meOf(fieldsOf(b!)) });
    expect(client.readQuery({ query: one })).toEqual(meOf(fieldsOf(a!)));
    expect(client.readQuery({ query: other })).toEqual(meOf(fieldsOf(b!)));
  },
);

const NAME = gql('query Name { me { user { id name } } }');

const named = (name: string) => meOf({ name });

/** A client over a server that answers every query with a name. */
function clientThatAnswers() {
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    requests.push(operationName ?? '');
    return from(Promise.resolve({ data: named('Fresh') }));
  });
  return { client: createApolloClient(link), requests };
}

const namesOf = (client: ApolloClient) =>
  firstValueFrom(
    from(client.watchQuery({ query: NAME })).pipe(
      takeWhile(({ loading }) => loading, true),
      map(({ data }) => (data as { me: { user: { name: string } } } | undefined)?.me.user.name),
      toArray(),
    ),
  );

test('shows cached data at once, and then that of the server', async () => {
  const { client, requests } = clientThatAnswers();
  client.writeQuery({ query: NAME, data: named('Cached') });
  expect(await namesOf(client)).toEqual(['Cached', 'Fresh']);
  expect(requests).toEqual(['Name']);
});

const SAVE = gql('mutation Save { save }');

/** A client whose changes are carried out without an answer, as are the first reads after that. */
function clientThatLoses(reads: number) {
  let name = 'Before';
  let lost = 0;
  const link = new ApolloLink(({ operationName }) => {
    const isLost = operationName === 'Save' || (name === 'After' && lost++ < reads);
    if (operationName === 'Save') name = 'After';
    return isLost
      ? throwError(() => new TypeError('Failed to fetch'))
      : from(Promise.resolve({ data: named(name) }));
  });
  const client = createApolloClient(link);
  const seen: (string | undefined)[] = [];
  from(client.watchQuery({ query: NAME })).subscribe(({ data }) =>
    seen.push((data as { me: { user: { name: string } } } | undefined)?.me.user.name),
  );
  return { client, seen };
}

test('reads what is on screen again after a change whose answer was lost', async () => {
  const { client, seen } = clientThatLoses(0);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('Before'));
  await expect(client.mutate({ mutation: SAVE })).rejects.toThrow('Failed to fetch');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('After'));
});

test('reads what is on screen when the connection is back, if that failed at first', async () => {
  const { client, seen } = clientThatLoses(1);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('Before'));
  const isWaiting = vi.spyOn(window, 'addEventListener');
  await expect(client.mutate({ mutation: SAVE })).rejects.toThrow('Failed to fetch');
  await vi.waitFor(() => expect(isWaiting).toHaveBeenCalledWith('online', expect.anything(), { once: true }));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('After'));
});

test('however many answers are lost, the screen is read once when the connection is back', async () => {
  let isAway = true;
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    return isAway ? throwError(() => new TypeError('Failed to fetch')) : from([{ data: named('After') }]);
  });
  const client = createApolloClient(link);
  client.writeQuery({ query: NAME, data: named('Before') });
  from(client.watchQuery({ query: NAME })).subscribe({ error: () => undefined });
  for (let n = 0; n < 3; n += 1) await expect(client.mutate({ mutation: SAVE })).rejects.toThrow();
  const before = asked.length;
  isAway = false;
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(asked).toHaveLength(before + 1));
});
