import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The request's own client while the server renders; null in the browser, which has one client for its life. */
export const ServerDataContext = createContext<ApolloClient | null>(null);
