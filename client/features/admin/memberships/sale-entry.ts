import { membershipDecisionForm } from '#common/memberships/membership.form';
import type { StartLimits } from '#common/memberships/start-day';
import { discountProblem } from '#common/orders/desk-payment';
import { orderMessages } from '#common/orders/messages';
import { discountForm } from '#common/orders/order.form';
import type { Money } from '../../../graphql/types.generated';
import type { MemberChoicesQuery } from '../members/members.generated';
import type { DiscountEntry } from '../payment/discount-fields';
import { discountPaiseOf } from '../payment/entered-amount';
import { newPart, paidNowOf, partProblems, type PartEntry } from '../payment/part-entry';
import { paymentContent } from '../payment/payment.content';
import { membershipsContent } from './memberships.content';
import type { SaleQuoteQuery } from './memberships.generated';
import { NO_START, startOf, startProblems, type StartEntry } from './start-entry';
import { formOf, NO_PAYMENT, paymentProblems, type PaymentEntry } from '../payment/payment-entry';

export type Offer = MemberChoicesQuery['planOffers'][number];
export type Quote = SaleQuoteQuery['saleQuote'];

/** Value of the method of payment for a plan that the studio gives. */
export const WITHOUT_PAYMENT = 'none';

/** Value of the method of payment for a plan that the member pays online with a link. */
export const BY_LINK = 'link';

/** The front desk's entry for a plan that is sold or given; without a payment it needs a reason. */
export interface SaleEntry extends PaymentEntry, DiscountEntry, PartEntry, StartEntry {
  offerId: string;
  /** Whether the plan replaces the running one. */
  isUpgrade: '' | 'yes';
  reason: string;
}

export const newSale = (offerId: string): SaleEntry => ({
  ...NO_PAYMENT,
  ...newPart(),
  ...NO_START,
  offerId,
  isUpgrade: '',
  unit: '',
  amount: '',
  discountReason: '',
  reason: '',
});

/** Total of the plan without a discount; null for an upgrade whose credit is not known. */
export const totalOf = ({ isUpgrade }: SaleEntry, { price }: Offer, quote: Quote | undefined): Money | null =>
  isUpgrade === '' ? price.total : quote?.credit ? quote.total : null;

/** The agreed days in the input: an upgrade starts now. */
export const agreedIn = (entry: SaleEntry, quote: Quote | undefined) =>
  entry.isUpgrade === ''
    ? { start: startOf(entry), credit: null }
    : { start: null, credit: quote?.credit?.amount ?? null };

/** The discount in the entry; null if there is none. */
export function discountOf({ unit, amount, discountReason }: SaleEntry, total: Money) {
  if (unit === '') return null;
  const minorUnits = discountPaiseOf(amount, { unit, totalPaise: total.minorUnits });
  return { amount: { ...total, minorUnits }, reason: discountReason };
}

/** The amount to pay: the whole total while the discount is not a valid amount. */
export function toPayOf(entry: SaleEntry, total: Money): Money {
  const off = discountOf(entry, total)?.amount.minorUnits ?? 0;
  return off > 0 && off < total.minorUnits ? { ...total, minorUnits: total.minorUnits - off } : total;
}

type Problems = Partial<Record<keyof SaleEntry, string>>;

interface SaleRules {
  offers: readonly Offer[];
  /** The quote for the entered sale. */
  quoteOf: (entry: SaleEntry) => Quote | undefined;
  /** The largest discount in percent. Undefined until loaded, like the next two; the server checks all of them. */
  percentMax: number | undefined;
  /** The smallest share that has to be paid at the sale, in percent. */
  percentMin: number | undefined;
  /** Limits of the first day. */
  startLimits: StartLimits | undefined;
}

/** The rules of the dialog. */
export const saleForm = (rules: SaleRules) => formOf<SaleEntry>((entry) => problemsOf(entry, rules));

function problemsOf(
  entry: SaleEntry,
  { offers, quoteOf, percentMax = 100, percentMin = 0, startLimits }: SaleRules,
): Problems {
  const offer = offers.find(({ id }) => id === entry.offerId);
  if (!offer) return { offerId: orderMessages.planRequired };
  if (entry.method === WITHOUT_PAYMENT) return reasonProblem(entry);
  const quote = quoteOf(entry);
  const total = totalOf(entry, offer, quote);
  if (!total) return { offerId: quote?.problem ?? membershipsContent.upgrade.unknown };
  const toPay = toPayOf(entry, total);
  if (entry.method === BY_LINK) return discountProblems(entry, { total, percentMax });
  return {
    ...(entry.isUpgrade === '' && startProblems(entry, startLimits)),
    ...discountProblems(entry, { total, percentMax }),
    ...partProblems(entry, { toPay, percentMin }),
    ...paymentProblems(entry, paidNowOf(entry, toPay)),
  };
}

function reasonProblem({ reason }: SaleEntry): Problems {
  const message = membershipDecisionForm.safeParse({ reason }).error?.issues[0]?.message;
  return message === undefined ? {} : { reason: message };
}

function discountProblems(entry: SaleEntry, limits: { total: Money; percentMax: number }): Problems {
  const { total, percentMax } = limits;
  const discount = discountOf(entry, total);
  if (!discount) return {};
  const { minorUnits } = discount.amount;
  const totalPaise = total.minorUnits;
  const wrong = entry.unit === 'PERCENT' ? paymentContent.discount.percentWrong : orderMessages.amountWrong;
  const amount = minorUnits > 0 ? discountProblem(minorUnits, { totalPaise, percentMax }) : wrong;
  const reason = discountForm.shape.reason.safeParse(discount.reason).error?.issues[0]?.message;
  return { ...(amount !== null && { amount }), ...(reason !== undefined && { discountReason: reason }) };
}
