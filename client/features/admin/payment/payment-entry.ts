import * as z from 'zod/mini';
import { enumValue } from '#common/enum-names';
import { referenceProblem } from '#common/orders/desk-payment';
import { orderMessages } from '#common/orders/messages';
import type { DeskMethod, Money } from '../../../graphql/types.generated';
import { formatMoney } from '../../../lib/format-money';
import { paiseOf } from './entered-amount';
import { paymentContent } from './payment.content';
import { deskMethodNames } from './payment-method-field';

/** A payment as the front desk enters it. */
export interface PaymentEntry extends Record<string, string> {
  method: string;
  /** Cash that the member has handed over; empty for the exact amount. */
  received: string;
  reference: string;
}

export const NO_PAYMENT: PaymentEntry = { method: '', received: '', reference: '' };

/** The input of a payment. */
export interface TakenPayment {
  method: DeskMethod;
  reference: string | null;
}

export const takenPayment = ({ method, reference }: PaymentEntry): TakenPayment => ({
  method: method as DeskMethod,
  reference: method === 'CASH' ? null : reference.trim() || null,
});

/** The rules of a payment of that amount. */
export const paymentForm = (toPay: Money) => formOf<PaymentEntry>((entry) => paymentProblems(entry, toPay));

/** Errors in the entry for this amount, by field. */
export function paymentProblems(
  { method, received, reference }: PaymentEntry,
  toPay: Money,
): Partial<Record<keyof PaymentEntry, string>> {
  if (!deskMethodNames().some((name) => name === method)) return { method: paymentContent.methodMissing };
  if (method === 'CASH') {
    const problem = received.trim() === '' ? null : cashProblem(paiseOf(received), toPay);
    return problem === null ? {} : { received: problem };
  }
  const isNeeded = method === 'UPI' || reference.trim() !== '';
  const problem = isNeeded ? referenceProblem(enumValue(method as DeskMethod), reference.trim()) : null;
  return problem === null ? {} : { reference: problem };
}

function cashProblem(paise: number, toPay: Money): string | null {
  if (!(paise > 0)) return orderMessages.amountWrong;
  const missing = toPay.minorUnits - paise;
  return missing > 0 ? paymentContent.cash.missing(formatMoney({ ...toPay, minorUnits: missing })) : null;
}

/** A form whose rules depend on each other: what is wrong with an entry, by field. */
export const formOf = <Entry extends object>(problemsOf: (entry: Entry) => Partial<Record<string, string>>) =>
  z.custom<Entry>().check((context) => {
    for (const [name, message = ''] of Object.entries(problemsOf(context.value)))
      context.issues.push({ code: 'custom', path: [name], message, input: context.value });
  });
