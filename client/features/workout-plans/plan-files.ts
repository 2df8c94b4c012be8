import { saveAsFile } from '../../lib/save-as-file';
import { calendarFile } from './calendar-file';
import type { PlanPartsFragment } from './workout-plans.generated';

/** Hands over the plan as text, to be kept or sent. */
export const saveText = (plan: PlanPartsFragment, text: string): void =>
  saveAsFile(`${nameOf(plan)}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));

interface CalendarSettings {
  startsOn: string;
  /** Id of a saved plan, or the key of one that is not saved. */
  key: string;
}

/** Hands over the training days for the reader's calendar. */
export function saveCalendar(plan: PlanPartsFragment, { startsOn, key }: CalendarSettings): void {
  const settings = { startsOn, key, host: window.location.hostname, writtenAt: Date.now() };
  const content = calendarFile(plan, settings);
  saveAsFile(`${nameOf(plan)}.ics`, new Blob([content], { type: 'text/calendar;charset=utf-8' }));
}

const nameOf = ({ title }: PlanPartsFragment) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
