/** Texts of the figures above the members list. */
export const figureTilesContent = {
  title: 'Overview',
  active: { label: 'Active', definition: 'Members with a paid membership' },
  ending: { label: 'Ending in 7 days', definition: 'Last paid day today or in the next 6 days' },
  visits: { label: 'Visits today', definition: 'Marked since midnight' },
  withoutTrainer: { label: 'Without a trainer', definition: 'Active members' },
  revenue: {
    label: 'Revenue this month',
    definition: 'Payments less refunds',
    same: (days: string) => `As much as ${days}`,
    compared: (amount: string, isMore: boolean, days: string) =>
      `${amount} ${isMore ? 'more' : 'less'} than ${days}`,
  },
  dues: {
    label: 'Dues',
    definition: 'Still to be paid by members',
    overdue: (amount: string) => `${amount} overdue`,
    noneOverdue: 'Nothing overdue',
  },
  loading: 'Loading',
  failed: 'Not loaded',
  retry: 'Try again',
};
