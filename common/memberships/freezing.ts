import { addDays, dayOfText, daysBetween, startOfDay, studioDay } from '../calendar';
import { dayInWords } from '../formats';
import type { FieldReason } from '../error-reasons';
import { freezeMessages } from './freeze-messages';
import { daysInWords, lastDayOf } from './last-day';

/** A range of days of a membership: from the start of the first to the end of the last. */
interface Days {
  startsAt: Date;
  endsAt: Date;
}

/** A freeze as chosen by a member or staff: a calendar day, and a number of days from it. */
export interface ChosenFreeze {
  startsOn: string;
  days: number;
}

/** The parts of a running pass that determine how it may be frozen. */
export interface FreezablePass {
  endsAt: Date;
  /** The freeze that is running or will begin. */
  freeze: Days | null;
  freezeDaysLeft: number;
  freezeDaysMin: number;
  freezeDaysAheadMax: number;
}

/** How members may freeze a gym pass: from tomorrow at the earliest, and one freeze at a time. */
export interface FreezeRules extends Pick<FreezablePass, 'freezeDaysMin' | 'freezeDaysAheadMax'> {
  /** Days for which a pass may be frozen in all, for each month that was bought. */
  freezeDaysPerMonth: number;
}

interface FreezeRefusal {
  field: keyof ChosenFreeze;
  reason: FieldReason;
  message: string;
}

/** The same time, some days later or, if negative, earlier: how freezes and added days move the dates of a membership. */
export function movedByDays(moment: Date, days: number): Date {
  const day = studioDay(moment.getTime());
  return new Date(moment.getTime() + startOfDay(addDays(day, days)) - startOfDay(day));
}

export function daysOfFreeze({ startsOn, days }: ChosenFreeze): Days {
  const day = dayOfText(startsOn)!;
  return { startsAt: new Date(startOfDay(day)), endsAt: new Date(startOfDay(addDays(day, days))) };
}

/** When a freeze ends that is ended now: today, so that the member can train, or before it has begun. */
export const endOfFreeze = ({ startsAt }: Pick<Days, 'startsAt'>, now: number): Date =>
  new Date(Math.max(startOfDay(studioDay(now)), startsAt.getTime()));

export const dayCount = ({ startsAt, endsAt }: Days): number =>
  daysBetween(studioDay(startsAt.getTime()), studioDay(endsAt.getTime()));

/** For how many more days a period of some months may be frozen. */
export const freezeDaysLeft = (
  months: number,
  freezes: Days[],
  { freezeDaysPerMonth }: Pick<FreezeRules, 'freezeDaysPerMonth'>,
): number => {
  const frozen = freezes.reduce((sum, freeze) => sum + dayCount(freeze), 0);
  return Math.max(0, months * freezeDaysPerMonth - frozen);
};

/** Why a pass cannot be frozen like this, with the field at fault; null if it can. */
export function freezeRefusal(chosen: ChosenFreeze, pass: FreezablePass, now: number): FreezeRefusal | null {
  const { endsAt, freeze, freezeDaysLeft: daysLeft } = pass;
  const { freezeDaysMin: daysMin, freezeDaysAheadMax: daysAheadMax } = pass;
  const today = studioDay(now);
  const frozen = daysOfFreeze(chosen);
  const [first, last] = [1, daysAheadMax].map((days) => startOfDay(addDays(today, days))) as [number, number];
  const startsOn = (reason: FieldReason, message: string) => ({
    field: 'startsOn' as const,
    reason,
    message,
  });
  const days = (reason: FieldReason, message: string) => ({ field: 'days' as const, reason, message });
  const lastDay = dayInWords(lastDayOf(endsAt));

  if (freeze) return startsOn('NOT_AVAILABLE', freezeMessages.frozenAlready(...daysInWords(freeze)));
  if (frozen.startsAt.getTime() < first)
    return startsOn('TOO_SMALL', freezeMessages.tooEarly(dayInWords(first)));
  if (frozen.startsAt.getTime() > last)
    return startsOn('TOO_LARGE', freezeMessages.tooLate(dayInWords(last)));
  if (frozen.startsAt >= endsAt) return startsOn('TOO_LARGE', freezeMessages.afterEnd(lastDay));
  if (daysLeft < daysMin) return days('NOT_AVAILABLE', freezeMessages.noDaysLeft);
  if (chosen.days < daysMin) return days('TOO_SMALL', freezeMessages.daysInvalid(daysMin, daysLeft));
  if (chosen.days > daysLeft) return days('TOO_LARGE', freezeMessages.daysInvalid(daysMin, daysLeft));
  if (frozen.endsAt > endsAt) return days('TOO_LARGE', freezeMessages.overEnd(lastDay));
  return null;
}
