import type { DueAge } from '../../../graphql/types.generated';

/** Texts of the sums of what members owe. */
export const dueAgesContent = {
  all: 'All dues',
  ages: {
    LATER: 'Not due yet',
    TODAY: 'Due today',
    DAYS_1_TO_7: '1–7 days overdue',
    DAYS_8_TO_30: '8–30 days overdue',
    OVER_30_DAYS: 'Over 30 days overdue',
  } satisfies Record<DueAge, string>,
  parts: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
};
