import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createBrowserClient, type CacheContent } from './apollo';
import { usePageState } from './page-state';
import { ServerClientContext } from './server-client';
import { currentToken, onSessionChange, personOf } from './session';
import { onSessionEnd } from './storage';

let browserClient: { person: string | null; client: ApolloClient } | undefined;
let isFirstClient = true;
onSessionEnd(() => (browserClient = undefined));

/** Provides the data layer; loaded only with the pages that query data in the browser. */
export function DataProvider({ children }: { children: ReactNode }) {
  const serverClient = useContext(ServerClientContext);
  const { data } = usePageState();
  const person = useSyncExternalStore(onSessionChange, currentPerson, currentPerson);
  const client = serverClient ?? clientOf(person, data as CacheContent);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** The client that the next page with data will use. */
export const currentClient = (): ApolloClient => clientOf(currentPerson(), {});

const currentPerson = () => personOf(currentToken());

/** Another person gets a new client with an empty cache, so that nobody sees the data of someone else. */
function clientOf(person: string | null, content: CacheContent): ApolloClient {
  if (browserClient?.person === person) return browserClient.client;
  // The server's data is not personal, but a second person starts with an empty cache all the same.
  const client = createBrowserClient(isFirstClient ? content : {});
  isFirstClient = false;
  browserClient = { person, client };
  return client;
}
