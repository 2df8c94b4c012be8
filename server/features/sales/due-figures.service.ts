import { studioDay } from '#common/calendar';
import { ageOf, DUE_AGES, type DueAge } from '#common/orders/due-ages';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { openInstalmentsOf } from '../orders/open-instalments';

/** The amount due at an age, and the number of its parts. */
export interface DueSum {
  age: DueAge;
  amountPaise: number;
  count: number;
}

interface DaySum {
  dueOn: string;
  paise: string;
  count: number;
}

/** Adds up the amounts due of all members. */
export class DueFiguresService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** The sums of all ages, which together are all that is due. */
  async byAge(): Promise<DueSum[]> {
    const days = await this.parts.dataSource.query<DaySum[]>(
      `select open_instalments.due_on::text as "dueOn", sum(open_paise) as paise, count(*)::int as count
       from orders, ${openInstalmentsOf('orders')} where orders.due_on is not null group by 1`,
    );
    const today = studioDay(this.parts.clock.now());
    return DUE_AGES.map((age) =>
      sumOf(
        age,
        days.filter(({ dueOn }) => ageOf(dueOn, today) === age),
      ),
    );
  }
}

const sumOf = (age: DueAge, days: DaySum[]): DueSum => ({
  age,
  amountPaise: days.reduce((sum, { paise }) => sum + Number(paise), 0),
  count: days.reduce((sum, { count }) => sum + count, 0),
});
