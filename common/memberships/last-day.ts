/** A moment on the last day of a period. Periods end at midnight after that day, so `endsAt` itself is on the next one. */
export const lastDayOf = (endsAt: Date): Date => new Date(endsAt.getTime() - 1);
