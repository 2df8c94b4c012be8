import { formatTimeOfDay, spansOn, studioTime, weeklyTimings } from '#common/opening-hours';

export type HourKind = 'filled' | 'empty' | 'current';

const everySpan = weeklyTimings.flatMap(({ spans }) => spans);
const FIRST_HOUR = Math.floor(Math.min(...everySpan.map(({ from }) => from)) / 60);
const LAST_HOUR = Math.ceil(Math.max(...everySpan.map(({ to }) => to)) / 60);

/** Where the scale of hours begins and ends. */
export const hourEnds: [string, string] = [formatTimeOfDay(FIRST_HOUR * 60), formatTimeOfDay(LAST_HOUR * 60)];

/** Today in hours, from the earliest opening of the week to the latest closing: which are open, which one is now. */
export function dayInHours(epochMs: number): { ticks: HourKind[]; openHours: number } {
  const { day, minutes } = studioTime(epochMs);
  const spans = spansOn(day);
  const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, index) => FIRST_HOUR + index);
  const kindOf = (hour: number): HourKind => {
    if (hour === Math.floor(minutes / 60)) return 'current';
    return spans.some(({ from, to }) => hour * 60 < to && (hour + 1) * 60 > from) ? 'filled' : 'empty';
  };
  return {
    ticks: hours.map(kindOf),
    openHours: spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60,
  };
}
