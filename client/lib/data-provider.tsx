import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useContext, type ReactNode } from 'react';
import { createBrowserClient, type CacheContent } from './apollo';
import { usePageState } from './page-state';
import { ServerDataContext } from './server-data';

let browserClient: ApolloClient | undefined;

/** Gives pages their data layer; loaded only with the pages that read data in the browser. */
export function DataProvider({ children }: { children: ReactNode }) {
  const serverClient = useContext(ServerDataContext);
  const { data } = usePageState();
  const client = serverClient ?? (browserClient ??= createBrowserClient(data as CacheContent));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
