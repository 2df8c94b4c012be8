import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The data client of one request while the server renders; null in the browser, which has a client of its own. */
export const ServerDataContext = createContext<ApolloClient | null>(null);
