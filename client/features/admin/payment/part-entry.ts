import { addDays, dayOfText, studioDay, textOfDay } from '#common/calendar';
import {
  equalInstalments,
  instalmentsProblem,
  partProblem,
  type Instalment,
} from '#common/orders/instalments';
import { orderMessages } from '#common/orders/messages';
import type { Money } from '../../../graphql/types.generated';
import { paiseOf } from './entered-amount';

/** A part payment as the front desk enters it. */
export interface PartEntry {
  isPart: '' | 'yes';
  partAmount: string;
  /** Day of the first instalment, such as 2026-12-05. */
  firstOn: string;
  count: string;
}

/** The usual day of the first instalment: a week from now. */
const FIRST_DAYS = 7;

export const newPart = (): PartEntry => ({
  isPart: '',
  partAmount: '',
  firstOn: textOfDay(addDays(studioDay(Date.now()), FIRST_DAYS)),
  count: '1',
});

interface Part {
  amount: Money;
  instalments: Instalment[];
}

/** The part that is paid now and the instalments, if the entry has them; null if everything is paid now. */
export function partOf({ isPart, partAmount, firstOn, count }: PartEntry, toPay: Money): Part | null {
  const paise = paiseOf(partAmount);
  const day = dayOfText(firstOn);
  if (isPart === '' || day === null || !(paise > 0) || paise >= toPay.minorUnits) return null;
  const instalments = equalInstalments(toPay.minorUnits - paise, { firstOn: day, count: Number(count) });
  return { amount: { ...toPay, minorUnits: paise }, instalments };
}

/** The amount that is paid now: a part, or everything. */
export const paidNowOf = (entry: PartEntry, toPay: Money): Money => partOf(entry, toPay)?.amount ?? toPay;

/** Errors in the entry, by field. */
export function partProblems(
  entry: PartEntry,
  { toPay, percentMin }: { toPay: Money; percentMin: number },
): Partial<Record<keyof PartEntry, string>> {
  if (entry.isPart === '') return {};
  const paise = paiseOf(entry.partAmount);
  if (!(paise > 0)) return { partAmount: orderMessages.amountWrong };
  const wrong = partProblem(paise, { totalPaise: toPay.minorUnits, percentMin });
  if (wrong !== null) return { partAmount: wrong };
  const part = partOf(entry, toPay);
  const today = studioDay(Date.now());
  const duePaise = toPay.minorUnits - paise;
  const problem = part
    ? instalmentsProblem(part.instalments, { duePaise, today })
    : orderMessages.instalmentDays;
  return problem === null ? {} : { firstOn: problem };
}
