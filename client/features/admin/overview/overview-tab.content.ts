/** Texts of the overview tab. */
export const overviewTabContent = {
  lead: 'The studio today. Every figure and list opens the rows behind it.',
  orders: {
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
    empty: 'Nobody to call today',
    failed: 'The members at risk could not be loaded',
    all: 'All members at risk',
  },
};
