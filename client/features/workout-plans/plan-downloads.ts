import { saveAsFile } from '../../lib/download-file';
import { calendarFile } from './calendar-file';
import type { PlanArticleFragment } from './plan-article.generated';

/** Downloads the plan as a text file. */
export const saveText = (plan: PlanArticleFragment, text: string): void =>
  saveAsFile(`${nameOf(plan)}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));

interface CalendarSettings {
  startsOn: string;
  /** Id of a saved plan, or the key of an unsaved one. */
  key: string;
}

/** Downloads the training days as a calendar file. */
export function saveCalendar(plan: PlanArticleFragment, { startsOn, key }: CalendarSettings): void {
  const settings = { startsOn, key, host: window.location.hostname, writtenAt: Date.now() };
  const content = calendarFile(plan, settings);
  saveAsFile(`${nameOf(plan)}.ics`, new Blob([content], { type: 'text/calendar;charset=utf-8' }));
}

const nameOf = ({ title }: PlanArticleFragment) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
