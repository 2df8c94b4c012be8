/** Explains what increases from week to week, for the exercises that the plan contains. */
import type { Goal, PlanDays } from '#common/workout-plans/workout-plans';
import { isLoadable } from './choose-exercise';
import { needsEasyDoses } from './plan-request';
import type { DraftBlock, PlanDraft } from './plan-draft';
import { isReTest } from './day-notes';
import { reason } from './plan-reason';
import { CARDIO_TITLES } from './rules/cardio';
import { LOAD_STEP_PERCENT, SECOND_BLOCK_MINUTES } from './rules/progression';
import { counts } from '../../../lib/counts';
import type { WorkoutPlanReason } from '../plan-reason.type';

const BASE_ONLY = 'In one week nothing has to increase yet; longer plans ask for more from week to week.';
const NOTHING_GROWS =
  'Only easy movement is left with what you chose, and it stays the same from week to week.';
const CARDIO_GROWS = 'The second week has five minutes, or one bout, more than the first.';
const CARDIO_GROWS_TWICE =
  'The second and the third week have five minutes, or one bout, more than the one before.';
const HOLDS_GROW = 'From week to week the stretches are held longer, about a minute in all for each.';
const REPS_GROW = 'The second week asks for one rep more in each set, and for longer holds.';
const LOAD_GROWS = `${REPS_GROW} The third adds load, about ${LOAD_STEP_PERCENT.upper} % for the upper body and ${LOAD_STEP_PERCENT.lower} % for the legs, once the upper number of reps is reached.`;
const MORE_REPS = `${REPS_GROW} The third asks for another rep, or for the harder variant.`;
const FEWER_SETS =
  'Every fourth week is lighter, with about 40 % fewer sets: trainers commonly plan such weeks, the evidence for them is thin, and four weeks are our choice.';
const SHORTER = 'Every fourth week is lighter and shorter.';
const OTHER_VARIANTS = 'The second four weeks go through this again with other variants of the exercises.';
const LONGER_CARDIO = `The second four weeks go through this again, with ${SECOND_BLOCK_MINUTES} minutes more of steady cardio.`;
const PLAIN_END = 'The last days go back to the sessions of the first week.';
const EASY_END = 'The last days are easy ones, since no exercise is left that could be measured again.';

type ProgressionKind = 'sets' | 'cardio' | 'holds';

/** The progression for each goal; the second applies if the plan has none of the first. */
const PROGRESSIONS: Record<Goal, readonly ProgressionKind[]> = {
  strength: ['sets'],
  muscle_gain: ['sets'],
  endurance: ['sets'],
  weight_loss: ['sets', 'cardio'],
  cardio: ['cardio', 'sets'],
  flexibility: ['holds'],
};

const IS_IN: Record<ProgressionKind, (block: DraftBlock) => boolean> = {
  sets: (block) => isWorkOf('strength', block),
  cardio: ({ kind, title }) => kind === 'cardio' && title !== CARDIO_TITLES.easy,
  holds: (block) => isWorkOf('stretch', block),
};

const isWorkOf = (wanted: 'strength' | 'stretch', { kind, items }: DraftBlock) =>
  kind === 'work' && items.some(({ exercise }) => exercise.kind === wanted);

export function reasonsOfProgression(draft: PlanDraft): WorkoutPlanReason[] {
  const { goal, days: length } = draft.request;
  if (length === 7) return [reason(BASE_ONLY, null)];
  const blocks = draft.days.flatMap((day) => day.blocks);
  const progressing = PROGRESSIONS[goal].find((one) => blocks.some(IS_IN[one]));
  if (!progressing) return [reason(NOTHING_GROWS, null)];
  const hasVariants = progressing !== 'cardio' || blocks.some(IS_IN.sets);
  return [
    progression(progressing, length, blocks),
    ...(length < 30
      ? []
      : [progressing === 'sets' ? reason(FEWER_SETS, 'deload_2023') : reason(SHORTER, null)]),
    ...(length < 60 ? [] : [reason(hasVariants ? OTHER_VARIANTS : LONGER_CARDIO, null)]),
    ...(length < 30 ? [] : [reason(endOf(draft), null)]),
  ];
}

function progression(
  progressing: ProgressionKind,
  length: PlanDays,
  blocks: readonly DraftBlock[],
): WorkoutPlanReason {
  if (progressing === 'holds') return reason(HOLDS_GROW, 'acsm_flexibility');
  if (progressing === 'cardio') return reason(length < 21 ? CARDIO_GROWS : CARDIO_GROWS_TWICE, null);
  if (length < 21) return reason(REPS_GROW, null);
  const work = blocks.filter(({ kind }) => kind === 'work');
  const canLoad = work.some(({ items }) => items.some(({ exercise }) => isLoadable(exercise)));
  return canLoad ? reason(LOAD_GROWS, 'acsm_2009') : reason(MORE_REPS, null);
}

function endOf({ request, days }: PlanDraft): string {
  const tests = days.filter(isReTest).length;
  if (tests > 0)
    return `${counts(tests, 'day')} at the end: what the first week began with is measured again.`;
  return needsEasyDoses(request.limitations) ? PLAIN_END : EASY_END;
}
