import { addDays, dayOfText, daysBetween, textOfDay, type CalendarDay } from '../calendar';
import { formatPaise } from '../money';
import { orderMessages } from './messages';

/** A part of the price that a member has promised to pay by a day, such as 2026-12-05. */
export interface Instalment {
  dueOn: string;
  amountPaise: number;
}

/** Maximum number of instalments of an order. */
export const INSTALMENTS_MAX = 12;
/** Maximum number of days until the last instalment. */
export const INSTALMENT_DAYS_MAX = 366;

/** The error in a part payment of this amount at the sale; null if it is valid. */
export function partProblem(
  paise: number,
  { totalPaise, percentMin }: { totalPaise: number; percentMin: number },
): string | null {
  if (paise >= totalPaise) return orderMessages.partTooHigh(formatPaise(totalPaise));
  const least = Math.ceil((totalPaise * percentMin) / 100);
  return paise < least ? orderMessages.partTooLow(formatPaise(least)) : null;
}

interface Promised {
  /** The amount that is not paid at the sale. */
  duePaise: number;
  today: CalendarDay;
}

/** The error in the instalments of a sale; null if they are valid. */
export function instalmentsProblem(
  instalments: readonly Instalment[],
  { duePaise, today }: Promised,
): string | null {
  if (instalments.length === 0 || instalments.length > INSTALMENTS_MAX)
    return orderMessages.instalmentCount(INSTALMENTS_MAX);
  const days = instalments.map(({ dueOn }) => daysBetween(today, dayOfText(dueOn)!));
  const isInOrder = days.every((day, index) => index === 0 || day > days[index - 1]!);
  if (days[0]! < 1 || days.at(-1)! > INSTALMENT_DAYS_MAX || !isInOrder) return orderMessages.instalmentDays;
  const sum = instalments.reduce((total, { amountPaise }) => total + amountPaise, 0);
  const arePositive = instalments.every(({ amountPaise }) => amountPaise > 0);
  return arePositive && sum === duePaise ? null : orderMessages.instalmentSum;
}

/** The instalments, or parts of them, that are still due, earliest first. Payments cover earlier ones first. */
export function openInstalments(instalments: readonly Instalment[], duePaise: number): Instalment[] {
  const open: Instalment[] = [];
  let left = duePaise;
  for (const { dueOn, amountPaise } of [...instalments].reverse()) {
    if (left <= 0) break;
    open.unshift({ dueOn, amountPaise: Math.min(amountPaise, left) });
    left -= amountPaise;
  }
  return open;
}

/** The day by which the next part of the amount due has to be paid; null if nothing is due. */
export const nextDueOn = (instalments: readonly Instalment[], duePaise: number): string | null =>
  openInstalments(instalments, duePaise)[0]?.dueOn ?? null;

/** Equal parts, 30 days apart; the last one includes the remainder. */
export function equalInstalments(
  duePaise: number,
  { firstOn, count }: { firstOn: CalendarDay; count: number },
): Instalment[] {
  const part = Math.floor(duePaise / count);
  return Array.from({ length: count }, (_, index) => ({
    dueOn: textOfDay(addDays(firstOn, index * INSTALMENT_GAP_DAYS)),
    amountPaise: index === count - 1 ? duePaise - part * (count - 1) : part,
  }));
}

const INSTALMENT_GAP_DAYS = 30;
