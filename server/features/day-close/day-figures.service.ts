import type { EntityManager } from 'typeorm';
import { WAYS, type Way } from '#common/day-close/ways';
import { paymentsInList } from '#common/day-close/bank-list';
import type { Database } from '../../database/database';
import { bookedOnOf, businessDayOf, MOVES_MONEY } from '../ledger/ledger-entry.entity';
import { compareWithBank, type BookedUpiPayment } from './bank-comparison';
import type { BusinessDays, BusinessDaysService } from './business-days.service';
import { CashMovement } from './cash-movement.entity';
import type { BankComparison, WayResult } from './closing-values';
import { DayClosing } from './day-closing.entity';

/** The figures in the books for the days that a closing covers. */
export interface DayFigures extends BusinessDays {
  day: string;
  coversFrom: string;
  isCloseable: boolean;
  floatPaise: number;
  ways: WayResult[];
  movements: CashMovement[];
  bank: BankComparison | null;
  /** Changes with every booking of these days, and with the closing before. */
  version: string;
}

interface WantedDay {
  /** Null for the one that has to be closed next. */
  day?: string | null | undefined;
  bankList?: string | null | undefined;
}

interface Sums {
  way: Way;
  entries: number;
  received: string;
  refunded: string;
  corrected: string;
  moved: string;
}

/** $1 and $2: the first and the last day. */
const OF_DAYS = `${MOVES_MONEY} and ${businessDayOf('entries')} between $1 and $2`;

/**
 * SQL: the refund took back a UPI payment that was entered for the wrong member, and then again for the right one. Nothing
 * was paid back, and the money came in once.
 */
const IS_CORRECTION = `exists (
  select from refunds join payments on payments.id = payment_id
  join payments as again on again.method = 'upi' and again.reference = payments.reference and not again.is_reference_free
  join ledger_entries as bookings on bookings.kind = 'payment' and bookings.subject_id = again.id
  where refunds.id = entries.subject_id and payments.is_reference_free and bookings.account = 'cash'
    and ${businessDayOf('bookings')} between $1 and $2
)`;

/** The rows are looked up one by one, since a day has few. What a gateway could not refund goes back by a transfer, mostly. */
const SUMS = `
  select way, count(*)::int as entries,
    coalesce(sum(amount_paise) filter (where kind = 'payment'), 0) as received,
    coalesce(-sum(amount_paise) filter (where kind = 'refund'), 0) as refunded,
    coalesce(-sum(amount_paise) filter (where is_correction and way = 'upi'), 0) as corrected,
    coalesce(sum(amount_paise) filter (where kind = 'cash_movement'), 0) as moved
  from (
    select entries.kind, entries.amount_paise, case
      when account = 'gateway' then 'online'
      when entries.kind = 'cash_movement' then 'cash'
      when entries.kind = 'payment' then (select method from payments where id = subject_id)
      else (
        select coalesce(refunds.method, case gateway when 'desk' then payments.method end, 'bank_transfer')
        from refunds join payments on payments.id = payment_id where refunds.id = subject_id
      ) end as way,
      entries.kind = 'refund' and ${IS_CORRECTION} as is_correction
    from ledger_entries as entries where ${OF_DAYS}
  ) as lines group by way`;

/**
 * The UPI payments of the days, and payments of other days that have one of these references ($3). Corrected ones come
 * last.
 */
const UPI_PAYMENTS = `
  select reference, paise, day from (
    select subject_id as id from ledger_entries as entries where kind = 'payment' and ${OF_DAYS}
    union select id from payments where method = 'upi' and reference = any($3)
  ) as chosen
  cross join lateral (
    select reference, is_reference_free from payments where id = chosen.id and gateway = 'desk' and method = 'upi' limit 1
  ) as payment
  cross join lateral (
    select amount_paise::int as paise, booked_at, ${businessDayOf('entries')}::text as day
    from ledger_entries as entries where kind = 'payment' and subject_id = chosen.id and account = 'cash' limit 1
  ) as entry
  order by is_reference_free, booked_at, chosen.id`;

const MOVEMENTS = `id in (select subject_id from ledger_entries as entries where kind = 'cash_movement' and ${OF_DAYS})`;

/** Adds up what the ledger has booked for the days that are to be closed. */
export class DayFiguresService {
  constructor(private readonly parts: { dataSource: Database; businessDays: BusinessDaysService }) {}

  /** For a screen; `closeDay` reads them again. */
  read = (wanted: WantedDay): Promise<DayFigures> =>
    this.parts.dataSource.transaction((manager) => this.of(manager, wanted));

  async of(manager: EntityManager, { day: wanted, bankList }: WantedDay): Promise<DayFigures> {
    const days = await this.parts.businessDays.read(manager);
    const span = spanOf(days, wanted);
    const period = [span.coversFrom, span.day];
    const sums = await manager.query<Sums[]>(SUMS, period);
    const before = await lastClosing(manager);
    const floatPaise = before?.leftPaise ?? 0;
    const movements = await manager
      .createQueryBuilder(CashMovement, 'movement')
      .where(MOVEMENTS.replace('$1', ':from').replace('$2', ':to'), { from: period[0], to: period[1] })
      .orderBy({ made_at: 'ASC', id: 'ASC' })
      .getMany();
    const entries = sums.reduce((sum, one) => sum + one.entries, 0);
    return {
      ...days,
      ...span,
      floatPaise,
      movements,
      ways: WAYS.map((way) => expectedOf(way, sums, floatPaise)),
      bank: bankList?.trim() ? await bankOf(manager, bankList, period) : null,
      version: `${before?.id ?? 'first'}:${entries}`,
    };
  }

  /** Keyed by order id: the business day of the last payment or refund, if it is later than the day of booking. */
  async laterDaysOf(orderIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.parts.dataSource.query<{ orderId: string; day: string; isLater: boolean }[]>(
      LATER_DAYS,
      [orderIds],
    );
    return new Map(rows.filter(({ isLater }) => isLater).map(({ orderId, day }) => [orderId, day]));
  }
}

/** The day that is to be closed, and those before it that are closed along with it. */
function spanOf({ today, lastClosed, firstOpen, current, reopened }: BusinessDays, wanted: WantedDay['day']) {
  const day = wanted ?? (reopened !== null && reopened <= today ? reopened : current);
  // The first day is closed on that day, or again after it was opened again: all that was before stays as it is.
  const isOpen = lastClosed === null ? day === today || day >= (firstOpen ?? today) : day > lastClosed;
  return {
    day,
    coversFrom: firstOpen !== null && firstOpen < day ? firstOpen : day,
    isCloseable: day <= today && isOpen,
  };
}

const LATER_DAYS = `
  select distinct on (order_id) order_id as "orderId", business_day::text as "day",
    business_day > ${bookedOnOf('ledger_entries')} as "isLater"
  from ledger_entries where order_id = any($1) and ${MOVES_MONEY}
  order by order_id, booked_at desc`;

/** The last closing that has not been taken back. */
const lastClosing = (manager: EntityManager): Promise<DayClosing | null> =>
  manager
    .createQueryBuilder(DayClosing, 'closing')
    .leftJoin('closing.reopening', 'reopening')
    .where('reopening.closing_id is null')
    .orderBy('closing.day', 'DESC')
    .limit(1)
    .getOne();

function expectedOf(way: Way, sums: Sums[], floatPaise: number): WayResult {
  const { received = 0, refunded = 0, corrected = 0, moved = 0 } = sums.find((one) => one.way === way) ?? {};
  const [receivedPaise, refundedPaise] = [received, refunded].map(
    (sum) => Number(sum) - Number(corrected),
  ) as [number, number];
  const before = way === 'cash' ? floatPaise + Number(moved) : 0;
  const expectedPaise = before + receivedPaise - refundedPaise;
  return { way, receivedPaise, refundedPaise, expectedPaise, countedPaise: null, reason: null };
}

async function bankOf(manager: EntityManager, text: string, period: string[]): Promise<BankComparison> {
  const listed = paymentsInList(text);
  const references = listed.map(({ reference }) => reference);
  const booked = await manager.query<BookedUpiPayment[]>(UPI_PAYMENTS, [...period, references]);
  return compareWithBank(listed, booked, period as [string, string]);
}
