/** Messages about the export of lists. */
export const exportMessages = {
  tooLarge: (rowsMax: number) =>
    rowsMax === 0
      ? 'Only admins can export lists.'
      : `You can export up to ${rowsMax} rows at once. Narrow the list with a filter, or ask an admin.`,
  notRunning: 'This download is no longer running. Start it again.',
} as const;
