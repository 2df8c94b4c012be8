/** Settings that most routes share (page-route.ts). */
export const publicPage = { layout: 'public', guard: 'anyone', ssr: true, isListed: true } as const;
export const memberPage = {
  layout: 'public',
  guard: 'member',
  ssr: false,
  isListed: false,
  hasExerciseButton: false,
} as const;
