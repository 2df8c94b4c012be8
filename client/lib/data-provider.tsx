import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, getApolloContext } from '@apollo/client/react';
import { useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createBrowserClient } from './apollo';
import { currentToken, onSessionChange, personOf } from './session';
import { onSessionEnd } from './storage';

let current: { person: string | null; client: ApolloClient } | undefined;
onSessionEnd(() => (current = undefined));

/** Provides Apollo Client, unless there is one already; loaded only with what needs it. The server sends no queries. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { client: outer } = useContext(getApolloContext());
  const person = useSyncExternalStore(onSessionChange, currentPerson, currentPerson);
  return <ApolloProvider client={outer ?? clientOf(person)}>{children}</ApolloProvider>;
}

/** The client that the next page with data will use. */
export const currentClient = (): ApolloClient => clientOf(currentPerson());

const currentPerson = () => personOf(currentToken());

/** Another person gets a new client with an empty cache, so that nobody sees the data of someone else. */
function clientOf(person: string | null): ApolloClient {
  if (current?.person !== person) current = { person, client: createBrowserClient() };
  return current.client;
}
