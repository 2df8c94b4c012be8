import { ApolloClient, HttpLink, InMemoryCache, type ApolloLink } from '@apollo/client';

export type CacheContent = ReturnType<InMemoryCache['extract']>;

/** A client over any link: HTTP in the browser, the schema itself on the server. */
export function createApolloClient(link: ApolloLink, content: CacheContent = {}): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache().restore(content),
    ssrMode: typeof window === 'undefined',
  });
}

export function createBrowserClient(content: CacheContent): ApolloClient {
  return createApolloClient(new HttpLink({ uri: '/graphql' }), content);
}
