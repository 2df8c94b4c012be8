import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/** The Apollo client of one request while the server renders; null in the browser. */
export const ServerClientContext = createContext<ApolloClient | null>(null);
