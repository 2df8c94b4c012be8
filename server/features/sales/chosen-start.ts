import { studioDay } from '#common/calendar';
import { isBackdated, startProblem } from '#common/memberships/start-day';
import type { UserActor } from '../../lib/actor';
import { invalidField } from '../../lib/errors';
import { startLimitsOf, type DeskSettings } from './desk-settings';
import type { Start } from './new-orders.service';

/** A first day that the role may choose. A reason is kept only for one before today. */
export function chosenStart(
  { desk, now }: { desk: DeskSettings; now: number },
  actor: UserActor,
  { startsOn, reason }: Start,
): Start {
  const today = studioDay(now);
  const problem = startProblem({ startsOn, reason }, { today, ...startLimitsOf(desk, actor) });
  if (problem) throw invalidField(['start', problem.field], problem.reason, problem.message);
  return { startsOn, reason: isBackdated(startsOn, today) ? reason : null };
}
