/** Explains what the first week as a whole does for the goal, and what it leaves out. */
import type { Muscle } from '#common/exercises/exercises';
import { missingMovements } from './choice-reasons';
import type { DraftDay, PlanDraft } from './plan-draft';
import { minutesOfAll } from './duration';
import { reason } from './plan-reason';
import { CARDIO_TITLES } from './rules/cardio';
import { BACK, CARDIO_MINUTES_A_WEEK, DAYS_OF_WEEK, LARGE_GROUPS } from './rules/weekly-limits';
import { listed } from './wording';
import type { WorkoutPlanReason } from '../plan-reason.type';

const SHORT_STRENGTH = reason(
  'Two days have a short strength part: adults are to train their large muscles on two days a week.',
  'who_2020',
);
const MORE_THAN_STRETCHING = reason(
  'Stretching does not replace the 150 minutes of movement and the two days of strength that adults need in a week.',
  'who_2020',
);

/** Explanations of the week that depend on the goal. */
export function wholeWeek(draft: PlanDraft): WorkoutPlanReason[] {
  const { goal } = draft.request;
  if (goal === 'flexibility') return [MORE_THAN_STRETCHING];
  if (goal === 'weight_loss') return [minutesAWeek(draft)];
  if (goal === 'cardio') return missingMovements(draft).length > 0 ? [] : [SHORT_STRENGTH];
  return [twiceAWeek(draft)];
}

/**
 * An exercise also counts for its secondary muscles: a press trains the shoulders too. The back is an exception, since
 * many leg and trunk exercises only hold it still.
 */
function twiceAWeek({ days }: PlanDraft): WorkoutPlanReason {
  const trained = days.slice(0, DAYS_OF_WEEK).map(musclesOf);
  const missing = Object.entries(LARGE_GROUPS)
    .filter(([, group]) => trained.filter((day) => day.some((one) => group.includes(one))).length < 2)
    .map(([name]) => name);
  if (missing.length === 0)
    return reason('All large muscle groups are trained at least twice a week.', 'acsm_2026');
  return reason(
    `Each large muscle group should be trained twice a week; less often here: ${listed(missing)}.`,
    'acsm_2026',
  );
}

function musclesOf({ blocks }: DraftDay): Muscle[] {
  return blocks
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ items }) => items)
    .flatMap(({ exercise }) => [exercise.muscle, ...exercise.secondary.filter((one) => !BACK.includes(one))]);
}

/** Easy movement does not count, because the published minutes are for moderate activity. */
function minutesAWeek({ days }: PlanDraft): WorkoutPlanReason {
  const cardio = days
    .slice(0, DAYS_OF_WEEK)
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind, title }) => kind === 'cardio' && title !== CARDIO_TITLES.easy);
  const minutes = minutesOfAll(cardio);
  const missing = CARDIO_MINUTES_A_WEEK - minutes;
  const more =
    missing > 0 ? ` ${missing} minutes of brisk walking, spread over the week, would bring it to 150.` : '';
  const text = `The first week has about ${minutes} minutes of cardio. 150 to 250 minutes a week help not to gain weight; more than 250 go with losing some.${more}`;
  return reason(text, 'acsm_weight_2009');
}
