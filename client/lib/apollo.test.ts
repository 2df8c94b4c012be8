import { ApolloLink, gql, type ApolloClient } from '@apollo/client';
import { firstValueFrom, from, map, takeWhile, toArray } from 'rxjs';
import { expect, test } from 'vitest';
import { createApolloClient, type CacheContent } from './apollo';

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

test.each([{ filter: { status: ['PAID'] } }, { filter: { hasOpenRefund: true } }])(
  'the list of orders with %o is cached apart from that of all orders',
  (variables) => {
    const client = createApolloClient(ApolloLink.empty());
    client.writeQuery({ query: ORDERS, data: pageOf('any') });
    client.writeQuery({ query: ORDERS, variables, data: pageOf('filtered') });
    expect(client.readQuery({ query: ORDERS })).toEqual(pageOf('any'));
    expect(client.readQuery({ query: ORDERS, variables })).toEqual(pageOf('filtered'));
  },
);

const NAME = gql('query Name { me { user { id name } } }');

const named = (name: string) => ({
  me: { __typename: 'Viewer', user: { __typename: 'User', id: 'asha', name } },
});

/** A client over a server that answers every query with a name. */
function clientWith(content?: CacheContent) {
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    requests.push(operationName ?? '');
    return from(Promise.resolve({ data: named('Fresh') }));
  });
  return { client: createApolloClient(link, content), requests };
}

const namesOf = (client: ApolloClient) =>
  firstValueFrom(
    from(client.watchQuery({ query: NAME })).pipe(
      takeWhile(({ loading }) => loading, true),
      map(({ data }) => (data as ReturnType<typeof named> | undefined)?.me.user.name),
      toArray(),
    ),
  );

test('shows cached data at once, and then that of the server', async () => {
  const { client, requests } = clientWith();
  client.writeQuery({ query: NAME, data: named('Cached') });
  expect(await namesOf(client)).toEqual(['Cached', 'Fresh']);
  expect(requests).toEqual(['Name']);
});

test('does not request again what a page was restored with', async () => {
  const { client: server } = clientWith();
  server.writeQuery({ query: NAME, data: named('Restored') });
  const { client, requests } = clientWith(server.extract() as CacheContent);
  expect(await namesOf(client)).toEqual(['Restored']);
  expect(requests).toEqual([]);
});
