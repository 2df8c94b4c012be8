/** Messages about the figures for the accountant. */
export const accountingMessages = {
  monthInvalid: 'Write the month like 2026-11.',
  endsBeforeStart: 'The last day is before the first one.',
  periodTooLong: 'Choose at most two years.',
} as const;
