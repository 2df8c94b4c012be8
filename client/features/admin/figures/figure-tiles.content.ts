/** Texts of the figures above the members list; what they mean is in `definitions.ts`. */
export const figureTilesContent = {
  title: 'Overview',
  revenue: {
    same: (days: string) => `As much as ${days}`,
    compared: (amount: string, isMore: boolean, days: string) =>
      `${amount} ${isMore ? 'more' : 'less'} than ${days}`,
  },
  dues: {
    overdue: (amount: string) => `${amount} overdue`,
    noneOverdue: 'Nothing overdue',
  },
  loading: 'Loading',
  failed: 'Not loaded',
  retry: 'Try again',
};
