/** Headers of public content: shared caches keep it apart from what users see, and for each origin that may read it. */
export const PUBLIC_CONTENT = {
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
  Vary: 'Authorization, Origin',
};
