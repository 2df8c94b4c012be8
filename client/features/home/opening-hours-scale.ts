import { formatTimeOfDay, spansOn, studioTime, weeklyTimings } from '#common/opening-hours';

type HourKind = 'filled' | 'empty' | 'current';

const everySpan = weeklyTimings.flatMap(({ spans }) => spans);
const FIRST_HOUR = Math.floor(Math.min(...everySpan.map(({ from }) => from)) / 60);
const LAST_HOUR = Math.ceil(Math.max(...everySpan.map(({ to }) => to)) / 60);

/** Labels of the first and last hour of the scale. */
export const scaleEnds: [string, string] = [
  formatTimeOfDay(FIRST_HOUR * 60),
  formatTimeOfDay(LAST_HOUR * 60),
];

/** The hours of today, from the week's earliest opening to its latest closing: which are open, and the current one. */
export function openingHoursScale(epochMs: number): { ticks: HourKind[]; openHours: number } {
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
