/** Name of the browser cache whose whole content belongs to the signed-in user. */
export const PERSONAL_CACHE = 'personal';

/** Deletes it for all tabs. What was about to be put into it goes with it, if its writer opened it before. */
export function forgetPersonalCache(): void {
  // Insecure origins have no caches.
  const { caches } = globalThis as { caches?: CacheStorage };
  caches?.delete(PERSONAL_CACHE).catch(() => {
    // No cache storage, as in some private windows, so nothing was stored either.
  });
}
