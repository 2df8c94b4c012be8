import { formatTimeOfDay, studioTime } from '#common/opening-hours';
import { spansOn } from '#common/opening-now';
import { studio } from '#common/studio';

type HourKind = 'filled' | 'empty' | 'current';

interface HoursScale {
  ticks: HourKind[];
  /** Labels of the first and last hour of the scale. */
  ends: [string, string];
  openHours: number;
}

/** The hours of today, from the week's earliest opening to its latest closing: which are open, and the current one. */
export function openingHoursScale(epochMs: number): HoursScale {
  const { minutes } = studioTime(epochMs);
  const spans = spansOn(epochMs);
  const all = [...studio.week.flat(), ...spans];
  const first = Math.floor(Math.min(...all.map(({ from }) => from)) / 60);
  const last = Math.ceil(Math.max(...all.map(({ to }) => to)) / 60);
  const hours = all.length === 0 ? [] : Array.from({ length: last - first }, (_, index) => first + index);
  const kindOf = (hour: number): HourKind => {
    if (hour === Math.floor(minutes / 60)) return 'current';
    return spans.some(({ from, to }) => hour * 60 < to && (hour + 1) * 60 > from) ? 'filled' : 'empty';
  };
  return {
    ticks: hours.map(kindOf),
    ends: [formatTimeOfDay(first * 60), formatTimeOfDay(last * 60)],
    openHours: spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60,
  };
}
