import { DEMO_PEOPLE } from './demo-people';

/** What somebody of the demonstration has ordered, and what became of it. */
export interface DemoOrder {
  /** Name of the member. */
  member: string;
  plan: string;
  /** When it was placed. */
  daysAgo: number;
  outcome: 'paid' | 'waiting' | 'cancelled' | 'rejected' | 'refunded';
}

/** The member whose log-in the trial begins with: a pass that goes on for some weeks, and a nutrition plan that is over. */
const DEMO_MEMBER = 'Ananya Deshpande';

const OF_THE_MEMBER: DemoOrder[] = [
  { member: DEMO_MEMBER, plan: 'Premium 3 Months', daysAgo: 150, outcome: 'paid' },
  { member: DEMO_MEMBER, plan: 'Nutrition', daysAgo: 100, outcome: 'paid' },
  { member: DEMO_MEMBER, plan: 'Premium 3 Months', daysAgo: 62, outcome: 'paid' },
];

/** For how long back somebody who renews again and again has done so. */
const RENEWING_DAYS = 175;

type History = (joinedDaysAgo: number) => Omit<DemoOrder, 'member'>[];

/** How members come and go; each of the others has one of these, in turn. */
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

/** Renews before each end. */
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

/** Every order of the demonstration, the oldest first. */
export function demoOrders(joinedDaysAgo: (index: number) => number): DemoOrder[] {
  const others = DEMO_PEOPLE.flatMap((member, index) =>
    HISTORIES[index % HISTORIES.length]!(joinedDaysAgo(index)).map((order) => ({ member, ...order })),
  );
  return [...OF_THE_MEMBER, ...others].sort((one, other) => other.daysAgo - one.daysAgo);
}
