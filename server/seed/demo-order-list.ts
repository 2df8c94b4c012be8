import { DEMO_PEOPLE } from './demo-people';

/** An order of a demo member and its outcome. */
export interface DemoOrder {
  /** Name of the member. */
  member: string;
  plan: string;
  /** How many days ago it was placed. */
  daysAgo: number;
  outcome: 'sold' | 'paid' | 'waiting' | 'cancelled' | 'rejected' | 'refunded';
}

/** The member of the demo log-in: their pass runs for some more weeks, and their nutrition plan has ended. */
const DEMO_MEMBER = 'Ananya Deshpande';

const MEMBER_ORDERS: DemoOrder[] = [
  { member: DEMO_MEMBER, plan: 'Premium 3 Months', daysAgo: 150, outcome: 'paid' },
  { member: DEMO_MEMBER, plan: 'Nutrition', daysAgo: 100, outcome: 'paid' },
  { member: DEMO_MEMBER, plan: 'Premium 3 Months', daysAgo: 62, outcome: 'paid' },
];

const walkIn = (member: string, daysAgo: number): DemoOrder => ({
  member,
  plan: 'Day pass',
  daysAgo,
  outcome: 'sold',
});

/** Members without a pass, on the days that are closed. */
const WALK_INS: DemoOrder[] = [
  walkIn('Gauri Joshi', 5),
  walkIn('Manoj Kamble', 5),
  walkIn('Sania Mulla', 4),
  walkIn('Gauri Joshi', 4),
  walkIn('Nikhil Gokhale', 3),
  walkIn('Rekha Mahajan', 3),
  walkIn('Imran Sayyed', 3),
  walkIn('Manoj Kamble', 2),
  walkIn('Sania Mulla', 2),
  walkIn('Rekha Mahajan', 1),
];

/** How many days back the orders of a member who keeps renewing go at most. */
const RENEWING_DAYS = 175;

type History = (joinedDaysAgo: number) => Omit<DemoOrder, 'member'>[];

/** Order histories of the other members, assigned in rotation. */
const HISTORIES: History[] = [
  renewing('Premium', 30),
  renewing('Premium 3 Months', 90),
  (joined) => [
    { plan: 'Basic', daysAgo: joined, outcome: 'paid' },
    { plan: 'Premium', daysAgo: 1, outcome: 'waiting' },
  ],
  (joined) => [{ plan: 'Basic', daysAgo: joined, outcome: 'paid' }],
  (joined) => [
    ...renewing('Basic', 30)(joined),
    { plan: 'Nutrition 3 Months', daysAgo: Math.ceil(joined / 2), outcome: 'paid' },
  ],
  (joined) => [
    { plan: 'Premium', daysAgo: joined, outcome: 'cancelled' },
    { plan: 'Basic', daysAgo: joined - 1, outcome: 'paid' },
  ],
  (joined) => [
    ...renewing('Premium 3 Months', 90)(joined),
    { plan: 'Nutrition 6 Months', daysAgo: Math.min(joined, RENEWING_DAYS), outcome: 'paid' },
  ],
  (joined) => [{ plan: 'Premium', daysAgo: joined, outcome: 'refunded' }],
  (joined) => [
    { plan: 'Premium 3 Months', daysAgo: joined, outcome: 'rejected' },
    ...renewing('Premium', 30)(joined - 1),
  ],
];

/** Orders the plan every `everyDays` days, so that it never lapses. */
function renewing(plan: string, everyDays: number): History {
  return (joined) => {
    const first = Math.min(joined, RENEWING_DAYS);
    const count = Math.ceil(first / everyDays);
    return Array.from({ length: count }, (_, index) => ({
      plan,
      daysAgo: first - index * everyDays,
      outcome: 'paid',
    }));
  };
}

/** All demo orders, oldest first. */
export function demoOrders(joinedDaysAgo: (index: number) => number): DemoOrder[] {
  const others = DEMO_PEOPLE.flatMap((member, index) =>
    HISTORIES[index % HISTORIES.length]!(joinedDaysAgo(index)).map((order) => ({ member, ...order })),
  );
  return [...MEMBER_ORDERS, ...WALK_INS, ...others].sort((one, other) => other.daysAgo - one.daysAgo);
}
