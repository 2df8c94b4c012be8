/** Why a plan as a whole is as it is. */
import { EXPERIENCE_LABELS, GOAL_LABELS, type Goal, type PlanDays } from '#common/workout-plans';
import type { PlanReason } from '../plan-reason.type';
import { missingMovements, reasonsOfChoice, type Made } from './choice-reasons';
import { doseExperience } from './context';
import { isTraining, type DraftDay } from './draft';
import { minutesOfAll } from './duration';
import type { PlanRequest } from './planner';
import { LOAD_STEP_PERCENT } from './progression';
import { DOSE_SOURCES, STRETCHES, type ResistanceGoal } from './rules';
import { reason, type SourceId } from './sources';
import { counts, listed } from './words';

export function reasonsOf(made: Made): PlanReason[] {
  return [
    frequency(made),
    ...amount(made),
    ...split(made),
    reason('Every seven days have at least one day without training, so that the body can recover.', null),
    ...progression(made.request),
    ...wholeWeek(made),
    ...reasonsOfChoice(made),
  ];
}

const DAYS_OF_WEEK = 7;

const FREQUENCY_SOURCES: Record<Goal, SourceId | null> = {
  strength: 'acsm_2009',
  muscle_gain: 'acsm_2009',
  endurance: 'acsm_2009',
  weight_loss: null,
  cardio: null,
  flexibility: 'acsm_flexibility',
};

/** More training days than that are our convention. */
const SOURCED_DAYS_MAX = 5;

function frequency({ request, days }: Made): PlanReason {
  const trained = days.slice(0, DAYS_OF_WEEK).filter(isTraining).length;
  const who = EXPERIENCE_LABELS[request.experience].toLowerCase();
  const text = `${counts(trained, 'training day')} and ${counts(DAYS_OF_WEEK - trained, 'rest day')} a week: what suits the level "${who}" for ${GOAL_LABELS[request.goal].toLowerCase()}.`;
  return reason(text, trained > SOURCED_DAYS_MAX ? null : FREQUENCY_SOURCES[request.goal]);
}

/** Sets, reps and rest. */
function amount({ request, days }: Made): PlanReason[] {
  const { goal, experience } = request;
  if (goal === 'flexibility') {
    const text = `Up to ${STRETCHES[experience]} stretches, each held for about a minute in all, after a warm-up and without bouncing.`;
    return [reason(text, 'acsm_flexibility')];
  }
  const isEasy = doseExperience(request) !== experience;
  return [
    ...setsAndRest(goal, days),
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

function setsAndRest(goal: ResistanceGoal, days: readonly DraftDay[]): PlanReason[] {
  const work = days.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'work');
  const first = work.flatMap(({ items }) => items).find(({ exercise }) => exercise.measure === 'reps');
  if (!first) return [];
  const { exercise, sets, min, max, restSeconds, effort } = first;
  const counted = `${counts(sets, 'set')} of ${min} to ${max}`;
  return [
    reason(
      `Main exercises such as ${exercise.name} have ${counted}, with ${effort}: the range for this goal.`,
      DOSE_SOURCES[goal],
    ),
    reason(
      `${restSeconds} seconds of rest after each of these sets: ${REST_PURPOSES[goal]}.`,
      DOSE_SOURCES[goal],
    ),
  ];
}

const REST_PURPOSES: Record<ResistanceGoal, string> = {
  strength: 'long enough for the next set to be as heavy',
  muscle_gain: 'enough for the next set to keep its reps',
  endurance: 'short, so that the muscles learn to go on',
  weight_loss: 'short, so that the circuit keeps the pulse up',
  cardio: 'short, as strength is only a supplement here',
};

function split({ request, days }: Made): PlanReason[] {
  if (request.goal === 'flexibility') return [];
  const ofWork = days
    .slice(0, DAYS_OF_WEEK)
    .filter(({ blocks }) => blocks.some(({ kind }) => kind === 'work'));
  const titles = [...new Set(ofWork.map(({ title }) => title))];
  if (titles.length === 0) return [];
  const text = `The strength work is split into ${listed(titles)}, so that no muscle is trained hard on two days in a row.`;
  return [
    reason(text, 'acsm_guidelines'),
    reason('Large muscles and exercises of several joints come first, while you are fresh.', 'acsm_2009'),
  ];
}

const BASE_ONLY = 'In one week nothing has to increase yet; longer plans ask for more from week to week.';
const CARDIO_GROWS =
  'The second and the third week have five minutes, or one fast bout, more than the one before.';
const HOLDS_GROW = 'From week to week the stretches are held longer, about a minute in all for each.';
const REPS_GROW = 'The second week asks for one rep more in each set, and for longer holds.';
const LOAD_GROWS = `${REPS_GROW} The third adds load, about ${LOAD_STEP_PERCENT.upper} % for the upper body and ${LOAD_STEP_PERCENT.lower} % for the legs, once the upper number of reps is reached.`;
const FEWER_SETS =
  'Every fourth week is lighter, with about 40 % fewer sets: trainers commonly plan such weeks, the evidence for them is thin, and four weeks are our choice.';
const SHORTER = 'Every fourth week is lighter and shorter.';
const SECOND_BLOCK = 'The second four weeks go through this again with other variants of the exercises.';
const TESTS = 'Two days at the end measure again what the first week began with.';

function progression({ goal, days }: PlanRequest): PlanReason[] {
  if (days === 7) return [reason(BASE_ONLY, null)];
  const isByReps = goal !== 'flexibility' && goal !== 'cardio';
  return [
    isByReps ? growthOfSets(days) : otherGrowth(goal),
    ...(days < 30 ? [] : [isByReps ? reason(FEWER_SETS, 'deload_2023') : reason(SHORTER, null)]),
    ...(days < 60 ? [] : [reason(SECOND_BLOCK, null)]),
    ...(days < 30 ? [] : [reason(TESTS, null)]),
  ];
}

function growthOfSets(days: PlanDays): PlanReason {
  return days < 21 ? reason(REPS_GROW, null) : reason(LOAD_GROWS, 'acsm_2009');
}

function otherGrowth(goal: Goal): PlanReason {
  return goal === 'cardio' ? reason(CARDIO_GROWS, null) : reason(HOLDS_GROW, 'acsm_flexibility');
}

const TWICE_A_WEEK = reason('All large muscle groups are trained at least twice a week.', 'acsm_2026');
const SHORT_STRENGTH = reason(
  'Two days have a short strength part: adults are to train their large muscles on two days a week.',
  'who_2020',
);
const MORE_THAN_STRETCHING = reason(
  'Stretching does not replace the 150 minutes of movement and the two days of strength that adults need in a week.',
  'who_2020',
);

/** What the goal has to do with the week as a whole. */
function wholeWeek(made: Made): PlanReason[] {
  const { goal } = made.request;
  if (goal === 'flexibility') return [MORE_THAN_STRETCHING];
  if (goal === 'weight_loss') return [minutesAWeek(made)];
  if (missingMovements(made).length > 0) return [];
  return [goal === 'cardio' ? SHORT_STRENGTH : TWICE_A_WEEK];
}

function minutesAWeek({ days }: Made): PlanReason {
  const minutes = days.slice(0, DAYS_OF_WEEK).reduce((sum, { blocks }) => sum + minutesOfAll(blocks), 0);
  const text = `The first week has about ${minutes} minutes of training. 150 to 250 minutes a week help not to gain weight; more than 250 go with losing some.`;
  return reason(text, 'acsm_weight_2009');
}
