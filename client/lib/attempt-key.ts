import { createContext, useContext } from 'react';

/** Number of the attempt to load the data; changes with each retry after a failure. */
export const AttemptContext = createContext(0);

/**
 * The `queryKey` of a suspending query. Apollo Client keeps the result of a query for a while, even a failure, so only
 * a new key sends the request again.
 */
export const useAttemptKey = (): number => useContext(AttemptContext);
