import type { EntityManager } from 'typeorm';
import { WAYS, type Way } from '#common/day-close/ways';
import { paymentsInList } from '#common/day-close/bank-list';
import type { Database } from '../../database/database';
import { dayOf } from '../../database/studio-days';
import { businessDayOf, MOVES_MONEY } from '../ledger/ledger-entry.entity';
import { compareWithBank, type BookedUpiPayment } from './bank-comparison';
import type { BusinessDays, BusinessDaysService } from './business-days.service';
import { CashMovement } from './cash-movement.entity';
import { DayClosing, type BankComparison, type WayResult } from './day-closing.entity';

/** What the books say about the days that a closing covers. */
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
  moved: string;
}

/** $1 and $2: the first and the last day. */
const OF_DAYS = `${MOVES_MONEY} and ${businessDayOf('entries')} between $1 and $2`;

/** What a gateway could not refund is returned by hand, mostly by a transfer. */
const SUMS = `
  select case when account = 'gateway' then 'online' when entries.kind = 'cash_movement' then 'cash'
      when entries.kind = 'payment' then paying.method
      else coalesce(refunds.method, case refunded.gateway when 'desk' then refunded.method end, 'bank_transfer')
    end as way,
    count(*)::int as entries,
    coalesce(sum(entries.amount_paise) filter (where entries.kind = 'payment'), 0) as received,
    coalesce(-sum(entries.amount_paise) filter (where entries.kind = 'refund'), 0) as refunded,
    coalesce(sum(entries.amount_paise) filter (where entries.kind = 'cash_movement'), 0) as moved
  from ledger_entries as entries
  left join payments as paying on entries.kind = 'payment' and paying.id = subject_id
  left join refunds on entries.kind = 'refund' and refunds.id = subject_id
  left join payments as refunded on refunded.id = refunds.payment_id
  where ${OF_DAYS} group by 1`;

const UPI_PAYMENTS = `
  select reference, entries.amount_paise::int as "paise", ${businessDayOf('entries')}::text as "day"
  from payments join ledger_entries as entries on entries.kind = 'payment' and subject_id = payments.id and ${MOVES_MONEY}
  where gateway = 'desk' and method = 'upi'
    and (${businessDayOf('entries')} between $1 and $2 or reference = any($3))
  order by entries.booked_at, payments.id`;

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

  /** By the id of the order: the business day of its last payment or refund, if it was booked before that day. */
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
  return {
    day,
    coversFrom: firstOpen !== null && firstOpen < day ? firstOpen : day,
    isCloseable: day <= today && (lastClosed === null || day > lastClosed),
  };
}

const LATER_DAYS = `
  select distinct on (order_id) order_id as "orderId", business_day::text as "day",
    business_day > ${dayOf('booked_at')} as "isLater"
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
  const { received = 0, refunded = 0, moved = 0 } = sums.find((one) => one.way === way) ?? {};
  const [receivedPaise, refundedPaise] = [Number(received), Number(refunded)];
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
