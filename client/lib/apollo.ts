import { ApolloClient, HttpLink, InMemoryCache, type ApolloLink, type TypePolicies } from '@apollo/client';

export type CacheContent = ReturnType<InMemoryCache['extract']>;

const typePolicies: TypePolicies = {
  // Two queries read it with different fields: as one entity they add to it, as two values each would replace the other's.
  ArticleRotation: { keyFields: ['period'] },
};

/** A client over any link: HTTP in the browser, the schema itself on the server. */
export function createApolloClient(link: ApolloLink, content: CacheContent = {}): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies }).restore(content),
    ssrMode: typeof window === 'undefined',
  });
}

export function createBrowserClient(content: CacheContent): ApolloClient {
  return createApolloClient(new HttpLink({ uri: '/graphql' }), content);
}
