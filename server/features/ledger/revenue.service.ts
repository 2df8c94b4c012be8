import type { Database } from '../../database/database';
import type { DateRange } from '../../graphql/date-range';
import { moneyOf } from '../../graphql/money.type';
import type { Revenue } from './revenue.type';

interface Sums {
  received: string;
  refunded: string;
}

/** Reads how much money was received and returned. */
export class RevenueService {
  constructor(private readonly parts: { dataSource: Database }) {}

  async of({ from, to }: DateRange): Promise<Revenue> {
    const [sums] = await this.parts.dataSource.query<Sums[]>(
      `select coalesce(sum(received_paise), 0) as received, coalesce(sum(refunded_paise), 0) as refunded
       from revenue_days where ($1::date is null or day >= $1) and ($2::date is null or day <= $2)`,
      [from ?? null, to ?? null],
    );
    const [received, refunded] = [Number(sums!.received), Number(sums!.refunded)];
    return { received: moneyOf(received), refunded: moneyOf(refunded), net: moneyOf(received - refunded) };
  }
}
