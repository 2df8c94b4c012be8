import { createContext, useContext } from 'react';

/** How many times the reader asked again for what did not arrive. */
export const AttemptContext = createContext(0);

/**
 * Key of a suspending query: Apollo Client keeps the answer to a query, a failure too, while it may be wanted
 * again, so that only a new key asks the server anew.
 */
export const useAttemptKey = (): number => useContext(AttemptContext);
