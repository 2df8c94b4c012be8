/** Explanations of a plan as a whole. */
import { EXPERIENCE_LABELS, GOAL_LABELS } from '#common/workout-plans/workout-plans';
import type { WorkoutPlanReason } from '../plan-reason.type';
import { isHardBodyweight } from './choose-exercise';
import { reasonsOfChoice } from './choice-reasons';
import { doseExperience, type PlanRequest } from './plan-request';
import { isTraining, type DraftDay, type DraftItem, type PlanDraft } from './plan-draft';
import { reasonsOfProgression } from './progression-reasons';
import { reason } from './plan-reason';
import { DOSES, DOSE_SOURCES, type Dose, type ResistanceGoal } from './rules/sets-and-reps';
import { STRETCHES } from './rules/stretching';
import { DAYS_OF_WEEK } from './rules/weekly-limits';
import { FREQUENCY_SOURCES, SOURCED_DAYS_MAX } from './rules/weeks';
import { wholeWeek } from './week-reasons';
import { counts } from '../../../lib/counts';
import { listed } from './wording';

export function reasonsOf(draft: PlanDraft): WorkoutPlanReason[] {
  return [
    frequency(draft),
    ...amount(draft),
    ...split(draft),
    reason('Every seven days have at least one day without training, so that the body can recover.', null),
    ...reasonsOfProgression(draft),
    ...wholeWeek(draft),
    ...reasonsOfChoice(draft),
  ];
}

function frequency({ request, days }: PlanDraft): WorkoutPlanReason {
  const trained = days.slice(0, DAYS_OF_WEEK).filter(isTraining).length;
  const who = EXPERIENCE_LABELS[request.experience].toLowerCase();
  const text = `${counts(trained, 'training day')} and ${counts(DAYS_OF_WEEK - trained, 'rest day')} a week: what suits the level "${who}" for ${GOAL_LABELS[request.goal].toLowerCase()}.`;
  return reason(text, trained > SOURCED_DAYS_MAX ? null : FREQUENCY_SOURCES[request.goal]);
}

/** Explains sets, reps and rest, or the stretches of a flexibility plan. */
function amount({ request, days }: PlanDraft): WorkoutPlanReason[] {
  const { goal, experience } = request;
  if (goal === 'flexibility') {
    const text = `Up to ${STRETCHES[experience]} stretches, each held for about a minute in all, after a warm-up and without bouncing.`;
    return [reason(text, 'acsm_flexibility')];
  }
  const isEasy = doseExperience(request) !== experience;
  return [
    ...setsAndRest(request, goal, days),
    ...(isEasy
      ? [
          reason(
            'Sets are as for a beginner and cardio stays moderate, because of what you go easy on.',
            null,
          ),
        ]
      : []),
  ];
}

function setsAndRest(
  request: PlanRequest,
  goal: ResistanceGoal,
  days: readonly DraftDay[],
): WorkoutPlanReason[] {
  const work = days.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'work');
  const first = work
    .flatMap(({ items }) => items)
    .find(({ role, exercise }) => role === 'main' && exercise.measure === 'reps');
  if (!first) return [];
  const { exercise, sets, min, max, restSeconds, effort } = first;
  const ours = adaptation(first, DOSES[goal][doseExperience(request)].main);
  const source = ours ? null : DOSE_SOURCES[goal];
  const counted = `${counts(sets, 'set')} of ${min} to ${max}`;
  const text = `Main exercises such as ${exercise.name} have ${counted}, with ${effort}`;
  return [
    reason(ours ? `${text}.` : `${text}: the range for this goal.`, source),
    reason(`${restSeconds} seconds of rest after each of these sets: ${REST_PURPOSES[goal]}.`, source),
    ...(ours ? [reason(ours, null)] : []),
  ];
}

/** How the dose was adapted because the load cannot be increased; null if it was not. */
function adaptation({ exercise, min, max, restSeconds }: DraftItem, { reps, ...dose }: Dose): string | null {
  const hasOtherReps = min !== reps.min || max !== reps.max;
  if (hasOtherReps && isHardBodyweight(exercise))
    return 'Your own weight is the load: the reps are those that it allows.';
  const changes = [
    ...(hasOtherReps ? ['more reps'] : []),
    ...(restSeconds < dose.restSeconds ? ['a shorter rest'] : []),
  ];
  if (changes.length === 0) return null;
  return `Without heavy weights: ${listed(changes)} instead of a heavier load.`;
}

const REST_PURPOSES: Record<ResistanceGoal, string> = {
  strength: 'long enough for the next set to be as heavy',
  muscle_gain: 'enough for the next set to keep its reps',
  endurance: 'short, so that the muscles learn to go on',
  weight_loss: 'short, so that the circuit keeps the pulse up',
  cardio: 'short, as strength is only a supplement here',
};

function split({ request, days }: PlanDraft): WorkoutPlanReason[] {
  if (request.goal === 'flexibility') return [];
  const ofWork = days
    .slice(0, DAYS_OF_WEEK)
    .filter(({ blocks }) => blocks.some(({ kind }) => kind === 'work'));
  const titles = [...new Set(ofWork.map(({ title }) => title))];
  if (titles.length === 0) return [];
  const text = `The strength work is split into ${listed(titles)}, so that no muscle is trained hard on two days in a row.`;
  return [
    reason(text, 'acsm_rest'),
    reason('Large muscles and exercises of several joints come first, while you are fresh.', 'acsm_2009'),
  ];
}
