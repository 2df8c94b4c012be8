/** Texts of the overview tab. */
export const overviewTabContent = {
  lead: 'The studio today. Every figure and list opens the rows behind it.',
  orders: {
    title: 'Waiting orders',
    definition: (days: number) => `Placed and not paid yet, oldest first. Amber after ${days} days.`,
    empty: 'No orders are waiting',
    failed: 'The waiting orders could not be loaded',
    all: 'All waiting orders',
    order: (number: number) => `Order ${number}`,
    noMember: 'Account deleted',
    today: 'today',
    age: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    waitingFor: 'Waiting for',
  },
  atRisk: {
    title: 'At risk',
    definition: 'Members with a running gym pass who stopped coming, those to call first at the top.',
    empty: 'Nobody to call today',
    failed: 'The members at risk could not be loaded',
    all: 'All members at risk',
  },
};
