import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { pagedList } from './paged-list';

const ORDERS = gql`
  query ($after: String) {
    orders(after: $after) {
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

const rows = (...ids: string[]) => ({
  edges: ids.map((id) => ({
    __typename: 'OrderEdge',
    cursor: id,
    node: { __typename: 'Order', id },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: ids.at(-1) },
});

/** The ids in the list after three pages of two rows, then another first page, and then one that arrives late. */
function listAfter(first: ReturnType<typeof rows>, late?: { after: string; page: ReturnType<typeof rows> }) {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { orders: pagedList() } } } });
  const write = (page: ReturnType<typeof rows>, after?: string) =>
    cache.writeQuery({
      query: ORDERS,
      variables: after === undefined ? {} : { after },
      data: { orders: { __typename: 'OrderConnection', ...page } },
    });
  write(rows('a', 'b'));
  write(rows('c', 'd'), 'b');
  write(rows('e', 'f'), 'd');
  write(first);
  if (late) write(late.page, late.after);
  const { orders } = cache.readQuery<{ orders: ReturnType<typeof rows> }>({ query: ORDERS })!;
  return [orders.edges.map(({ node }) => node.id).join(''), orders.pageInfo.endCursor];
}

test.each([
  ['is the same as before', rows('a', 'b'), ['abcdef', 'f']],
  ['has a new row', rows('new', 'a'), ['newabcdef', 'f']],
  ['lacks a row', rows('b', 'c'), ['bcdef', 'f']],
  ['has only new rows', rows('x', 'y'), ['xy', 'y']],
])('a fresh first page that %s keeps the pages after it, if it continues into them', (_name, first, list) => {
  expect(listAfter(first)).toEqual(list);
});

test('a fresh first page that is the only one replaces all', () => {
  const { edges, pageInfo } = rows('a', 'b');
  expect(listAfter({ edges, pageInfo: { ...pageInfo, hasNextPage: false } })).toEqual(['ab', 'b']);
});

test('a page of a list that was replaced while it was loading leaves no gap', () => {
  expect(listAfter(rows('x', 'y'), { after: 'f', page: rows('g', 'h') })).toEqual(['xy', 'y']);
});
