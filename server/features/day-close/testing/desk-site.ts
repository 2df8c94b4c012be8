/** A front desk with members for random histories, and the closings that it has made. */
import { expect } from 'vitest';
import { DAY_MS } from '#common/time';
import { moneyOf } from '../../../graphql/money.type';
import type { UserActor } from '../../../lib/actor';
import type { Harness } from '../../../test/harness';
import type { PlanOffer } from '../../plans/plan-offer.entity';
import { fiscalYearOf } from '../../receipts/receipt-number';
import { BROKEN_ENDS } from './desk-violations';

interface Closing {
  id: string;
  day: string;
  covers_from: string;
  float_paise: string;
  left_paise: string;
  ways: { way: string; receivedPaise: number; refundedPaise: number }[];
  movements: { amountPaise: number }[];
}

const COLUMNS = `id, day::text, covers_from::text, float_paise, left_paise, ways, movements`;
const STANDS = 'not exists (select from day_reopenings where closing_id = day_closings.id)';

/** Amounts that the ledger has booked for the days of a closing. */
const BOOKED = `
  select coalesce(json_agg(sums order by account, kind), '[]')::text as sums, coalesce(sum(cash), 0)::int as cash from (
    select account, kind, count(*) as entries, sum(amount_paise) as paise,
      sum(amount_paise) filter (where account = 'cash') as cash
    from ledger_entries where business_day between $1 and $2 group by account, kind
  ) as sums`;

export class DeskSite {
  readonly counts = { upgrades: 0, cutShort: 0, lostAnswers: 0 };
  /** The text and the bookings of each closing when it was made. */
  private readonly closed = new Map<string, string>();
  private references = 0;

  constructor(
    readonly harness: Harness,
    readonly admin: UserActor,
    readonly offers: readonly PlanOffer[],
  ) {}

  /** The reference of a UPI payment, which no other one has. */
  nextReference = (): string => String((this.references += 1)).padStart(12, '0');

  /** The input that closes the open day with this many paise less than the books expect. */
  async counted(shortPaise: number) {
    const { day, version, ways } = await this.harness.services.dayFigures.read({});
    const expected = (way: string) => ways.find((one) => one.way === way)!.expectedPaise;
    const cash = Math.max(0, expected('cash') - shortPaise);
    return {
      day,
      version,
      notes: [],
      otherCash: moneyOf(cash),
      upi: moneyOf(expected('upi')),
      card: moneyOf(expected('card')),
      differences: [{ way: 'cash', reason: 'Short' }],
      leftInDrawer: moneyOf(Math.min(cash, 20_000)),
      handedOverTo: 'Meera',
    };
  }

  /** The id of the closing that can be taken back; undefined if no day is closed. */
  async lastClosingId(): Promise<string | undefined> {
    const [last] = await this.harness.dataSource.query<{ id: string }[]>(
      `select id from day_closings where day = last_closed_day() and ${STANDS}`,
    );
    return last?.id;
  }

  /** Expects numbers without gaps, and an unchanged last closing. */
  async check(): Promise<void> {
    const { dataSource, clock } = this.harness;
    expect(await dataSource.query(BROKEN_ENDS, [fiscalYearOf(clock.ms)])).toEqual([]);
    const [last] = await dataSource.query<Closing[]>(
      `select ${COLUMNS} from day_closings where day = last_closed_day() and ${STANDS}`,
    );
    if (last) await this.checkClosing(last);
  }

  /** Expects all closings to follow each other without gaps, with the amounts that were booked. */
  async checkClosings(): Promise<number> {
    const closings = await this.harness.dataSource.query<Closing[]>(
      `select ${COLUMNS} from day_closings where ${STANDS} order by day`,
    );
    for (const [index, closing] of closings.entries()) {
      await this.checkClosing(closing);
      const before = closings[index - 1];
      if (!before) continue;
      expect(Date.parse(closing.covers_from) - Date.parse(before.day)).toBe(DAY_MS);
      expect(closing.float_paise).toBe(before.left_paise);
    }
    return closings.length;
  }

  private async checkClosing(closing: Closing): Promise<void> {
    const [booked] = await this.harness.dataSource.query<[{ sums: string; cash: number }]>(BOOKED, [
      closing.covers_from,
      closing.day,
    ]);
    const desk = closing.ways.filter(({ way }) => way !== 'online');
    const money = desk.reduce((sum, way) => sum + way.receivedPaise - way.refundedPaise, 0);
    const moved = closing.movements.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    expect(money + moved, `the closing of ${closing.day}`).toBe(booked.cash);
    const now = JSON.stringify([closing, booked.sums]);
    expect(now).toBe(this.closed.get(closing.id) ?? now);
    this.closed.set(closing.id, now);
  }
}
