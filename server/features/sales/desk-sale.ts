import { isDeepStrictEqual } from 'node:util';
import type { DeskMethod } from '#common/orders/payments';
import type { Money } from '../../graphql/money.type';
import { requestKeyUsed } from '../../lib/errors';
import type { Order } from '../orders/order.entity';
import type { Sale, Start } from './new-orders.service';

/** A sale at the front desk, as it is sent. */
export interface DeskSale {
  memberId: string;
  offerId: string;
  expectedTotal?: Money | null;
  discount?: { amount: Money; reason: string } | null;
  /** Value of the unused days of the running plan as shown to the member; null unless the sale replaces that plan. */
  credit?: Money | null;
  /** The first day of the membership; null for the usual one. */
  start?: Start | null;
  method: DeskMethod;
  reference?: string | null;
  /** The part that is paid now and the instalments of the rest; null if everything is paid now. */
  partPayment?: { amount: Money; instalments: { dueOn: string; amount: Money }[] } | null;
  requestKey: string;
}

type Terms = Omit<DeskSale, 'memberId' | 'method' | 'reference' | 'requestKey'>;

/** The total that the member was shown; if only a credit was shown, the price with it. */
export function shownTotal({ price, credit }: Sale, shown: Terms): number {
  if (shown.expectedTotal) return shown.expectedTotal.minorUnits;
  return credit ? price.totalPaise + credit.amountPaise - paiseOf(shown.credit) : price.totalPaise;
}

/** Throws unless the order is a sale of this plan on the same terms, with the same amount due later. */
export function requireSold(known: Order, wanted: Terms): Order {
  const later = wanted.partPayment?.instalments.map(({ amount }) => amount.minorUnits) ?? [];
  const asked = [
    wanted.offerId.toLowerCase(),
    paiseOf(wanted.discount?.amount),
    paiseOf(wanted.credit),
    wanted.start?.startsOn ?? null,
    sumOf(later),
  ];
  const { offerId, discountPaise, creditPaise, startsOn, instalments } = known;
  const promised = sumOf(instalments.map(({ amountPaise }) => amountPaise));
  const sold = [offerId, discountPaise, creditPaise, startsOn, promised];
  if (known.status === 'placed' || !isDeepStrictEqual(asked, sold)) throw requestKeyUsed();
  return known;
}

const paiseOf = (amount: Money | null | undefined): number => amount?.minorUnits ?? 0;

const sumOf = (amounts: number[]): number => amounts.reduce((sum, paise) => sum + paise, 0);
