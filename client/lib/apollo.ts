import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { createSessionLink } from './session-link';

export type CacheContent = ReturnType<InMemoryCache['extract']>;

/** How long the server waits for the data of a page, in milliseconds. */
export const RENDER_DEADLINE_MS = 2000;

const isServer = typeof window === 'undefined';

const typePolicies: TypePolicies = {
  // Without an id: there is one per session.
  Viewer: { keyFields: [] },
  // Embedded in a saved plan; queries select different fields of it.
  WorkoutPlan: { merge: true },
  Progress: { merge: true },
  User: {
    fields: {
      orders: relayStylePagination(['filter', 'orderBy']),
      hiddenReviews: relayStylePagination(),
    },
  },
  // The pages of a list are concatenated; another filter is another list.
  Query: {
    fields: {
      orders: relayStylePagination(['filter', 'orderBy']),
      hiddenReviews: relayStylePagination(),
    },
  },
};

/** A client over any link: HTTP in the browser, the schema itself on the server. */
export function createApolloClient(link: ApolloLink, content: CacheContent = {}): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies }).restore(content),
    ssrMode: isServer,
    // The server's client lives for one page; by default its results would be kept for half a minute longer.
    ...(isServer
      ? { defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: RENDER_DEADLINE_MS } } } }
      : {}),
  });
}

export function createBrowserClient(content: CacheContent): ApolloClient {
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
  return createApolloClient(ApolloLink.from([createSessionLink(), http]), content);
}
