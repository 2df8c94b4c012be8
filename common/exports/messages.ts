import { EXPORT_ROWS_MAX } from './limits';

/** Messages about the export of lists. */
export const exportMessages = {
  tooLarge: `You can export up to ${EXPORT_ROWS_MAX} rows at once. Narrow the list with a filter, or ask an admin.`,
  notRunning: 'This download is no longer running. Start it again.',
} as const;
