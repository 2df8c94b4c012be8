import { addDays, dayOfText, daysBetween, startOfDay, type CalendarDay } from '../calendar';
import { dayInWords } from '../formats';
import type { FieldReason } from '../error-reasons';
import { messages } from '../messages';
import { membershipMessages } from './messages';

/** How far from the day of the sale staff may set the first day of a membership. */
export interface StartLimits {
  daysAheadMax: number;
  backdatedDaysMax: number;
}

interface ChosenStart {
  startsOn: string;
  reason?: string | null | undefined;
}

interface StartProblem {
  field: keyof ChosenStart;
  reason: FieldReason;
  message: string;
}

/** Whether the first day is before the day of the sale, which needs a reason. */
export const isBackdated = (startsOn: string, today: CalendarDay): boolean => daysTo(startsOn, today) < 0;

/** Why staff may not choose this first day, with the field at fault; null if they may. */
export function startProblem(
  { startsOn, reason }: ChosenStart,
  { today, daysAheadMax, backdatedDaysMax }: StartLimits & { today: CalendarDay },
): StartProblem | null {
  if (!dayOfText(startsOn))
    return { field: 'startsOn', reason: 'REQUIRED', message: membershipMessages.startDayRequired };
  const days = daysTo(startsOn, today);
  const dayAfter = (count: number) => dayInWords(startOfDay(addDays(today, count)));
  if (days > daysAheadMax)
    return {
      field: 'startsOn',
      reason: 'TOO_LARGE',
      message: membershipMessages.startTooLate(dayAfter(daysAheadMax)),
    };
  if (days < -backdatedDaysMax) {
    const message = membershipMessages.startTooEarly(dayAfter(-backdatedDaysMax));
    return { field: 'startsOn', reason: 'TOO_SMALL', message };
  }
  if (days < 0 && !reason?.trim())
    return { field: 'reason', reason: 'REQUIRED', message: messages.reasonRequired };
  return null;
}

const daysTo = (startsOn: string, today: CalendarDay): number => {
  const day = dayOfText(startsOn);
  return day ? daysBetween(today, day) : 0;
};
