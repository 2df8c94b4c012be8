import { ApolloLink, gql } from '@apollo/client';
import { expect, test } from 'vitest';
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
