import { addDays, startOfDay, studioDay } from '#common/calendar';
import type { CountedWay } from '#common/day-close/ways';
import { studio } from '#common/studio';
import { HOUR_MS } from '#common/time';
import type { createDayServices } from '../composition/services/days';
import type { UserActor } from '../lib/actor';

/** Movements of cash on a day that was closed, in rupees. */
interface DemoDay {
  daysAgo: number;
  /** Cash that was put into the drawer in the morning, or taken out. */
  moved?: { rupees: number; reason: string };
  /** How much less was counted than the books expected. */
  short?: { rupees: number; reason: string };
  handedOverTo?: string;
}

/** The first one with change for the week, the last one with the cash of the week for the owner. */
const DAYS: DemoDay[] = [
  { daysAgo: 5, moved: { rupees: 2000, reason: 'Change for the week' } },
  { daysAgo: 4 },
  { daysAgo: 3, moved: { rupees: -240, reason: 'Drinking water' } },
  { daysAgo: 2, short: { rupees: 50, reason: 'Somebody got 50 rupees too much back.' } },
  { daysAgo: 1, handedOverTo: 'Meera Rao' },
];

const [OPENED_AFTER_MS, CLOSED_AFTER_MS] = [6 * HOUR_MS, 22 * HOUR_MS] as const;
/** Cash that stays in the drawer for change when the rest is handed over. */
const FLOAT_PAISE = 100_000;

const moneyOf = (paise: number) => ({ minorUnits: paise, currencyCode: studio.currency });

interface ClosingContext {
  days: ReturnType<typeof createDayServices>;
  admin: UserActor;
  now: number;
}

/** The steps that close the last days before today: when, and which calls of the services. */
export function closingSteps({ days, admin, now }: ClosingContext) {
  return DAYS.flatMap((day) => {
    const midnight = startOfDay(addDays(studioDay(now), -day.daysAgo));
    const requestKey = `demonstration-day-${day.daysAgo}`;
    const close = async () => days.dayClosings.close(admin, { ...(await countsOf(days, day)), requestKey });
    const { moved } = day;
    const move = () => moved && days.cashMovements.move(admin, { ...movementOf(moved), requestKey });
    return [
      { at: midnight + OPENED_AFTER_MS, run: async () => move() },
      { at: midnight + CLOSED_AFTER_MS, run: close },
    ];
  });
}

const movementOf = ({ rupees, reason }: NonNullable<DemoDay['moved']>) => ({
  isOut: rupees < 0,
  amount: moneyOf(Math.abs(rupees) * 100),
  reason,
});

/** Counts as the books expect them, less the shortage. */
async function countsOf({ dayFigures }: ClosingContext['days'], { short, handedOverTo }: DemoDay) {
  const { day, version, ways } = await dayFigures.read({});
  const expected = (way: CountedWay) => ways.find((one) => one.way === way)!.expectedPaise;
  const cashPaise = expected('cash') - (short?.rupees ?? 0) * 100;
  return {
    day,
    version,
    notes: [],
    otherCash: moneyOf(cashPaise),
    upi: moneyOf(expected('upi')),
    card: moneyOf(expected('card')),
    differences: short ? [{ way: 'cash', reason: short.reason }] : [],
    leftInDrawer: moneyOf(handedOverTo ? Math.min(cashPaise, FLOAT_PAISE) : cashPaise),
    handedOverTo: handedOverTo ?? 'Stays in the drawer',
  };
}
