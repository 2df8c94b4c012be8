/**
 * For operations whose answer must not get into the cache, because it contains a secret or belongs to another session than
 * the current one, or need not, because nothing reads it from there.
 */
export const uncached = { fetchPolicy: 'no-cache' } as const;
