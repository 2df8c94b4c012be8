import { studioDay } from '#common/calendar';
import { isBackdated, startProblem, type StartLimits } from '#common/memberships/start-day';

/** The first day of a membership as the front desk enters it; without one, it starts as usual. */
export interface StartEntry {
  hasStart: '' | 'yes';
  /** ISO 8601, such as 2026-12-05. */
  startsOn: string;
  startReason: string;
}

export const NO_START: StartEntry = { hasStart: '', startsOn: '', startReason: '' };

const today = () => studioDay(Date.now());

export const isStartBackdated = ({ startsOn }: StartEntry): boolean => isBackdated(startsOn, today());

/** The first day as it is sent; null without one. */
export function startOf(entry: StartEntry): { startsOn: string; reason: string | null } | null {
  const { hasStart, startsOn, startReason } = entry;
  if (hasStart === '' || startsOn === '') return null;
  return { startsOn, reason: isStartBackdated(entry) ? startReason : null };
}

/** Errors in the entry, by field; limits that are not loaded yet are checked by the server. */
export function startProblems(
  { hasStart, startsOn, startReason: reason }: StartEntry,
  limits: StartLimits = { daysAheadMax: Infinity, backdatedDaysMax: Infinity },
): Partial<Record<keyof StartEntry, string>> {
  const problem = hasStart === '' ? null : startProblem({ startsOn, reason }, { ...limits, today: today() });
  return problem ? { [problem.field === 'startsOn' ? 'startsOn' : 'startReason']: problem.message } : {};
}
