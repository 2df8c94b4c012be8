/** Explains how place, equipment and limitations determine which exercises are in a plan and which are missing. */
import { MUSCLE_LABELS, type Limitation, type Muscle } from '#common/exercises/exercises';
import { PLAN_EQUIPMENT_LABELS, type PlanEquipment } from '#common/workout-plans/workout-plans';
import { equipmentMissing, isSafeWith, isUsed } from './permitted-exercises';
import type { DraftItem, PlanDraft } from './plan-draft';
import type { LibraryExercise } from './library-exercise';
import type { PlanRequest } from './plan-request';
import { reason } from './plan-reason';
import { LOWER_STRETCHED, MOVEMENTS } from './rules/sessions';
import { LIMITATION_CAUSES, listed, PLACE_NAMES } from './wording';
import type { WorkoutPlanReason } from '../plan-reason.type';

export function reasonsOfChoice(draft: PlanDraft): WorkoutPlanReason[] {
  const { limitations } = draft.request;
  return [
    place(draft.request),
    ...unusedEquipment(draft),
    ...limitations.flatMap((one) => leftOutBecauseOf(one, draft)),
    ...missingMovements(draft),
    ...missingStretches(draft),
  ];
}

function place({ goal, location, equipment }: PlanRequest): WorkoutPlanReason {
  const kit = equipment.map(nameOf);
  const means = kit.length > 0 ? `with ${listed(kit)}` : 'without equipment';
  const text = `Only exercises that can be done ${PLACE_NAMES[location]} ${means}`;
  if (goal === 'flexibility' || goal === 'cardio') return reason(`${text}.`, null);
  return reason(`${text}; training with bands or your body weight works too.`, 'acsm_2026');
}

const nameOf = (equipment: PlanEquipment) => PLAN_EQUIPMENT_LABELS[equipment].toLowerCase();

function unusedEquipment({ request, days }: PlanDraft): WorkoutPlanReason[] {
  const absent = equipmentMissing(request.location, request.equipment);
  const used = new Set(days.flatMap(({ blocks }) => blocks).flatMap(({ items }) => items.flatMap(needsOf)));
  const unused = request.equipment.filter((one) => !absent.includes(one) && !isUsed(one, used));
  return [
    ...absent.map((one) =>
      reason(`No exercise uses ${nameOf(one)}: there are none ${PLACE_NAMES[request.location]}.`, null),
    ),
    ...(unused.length > 0
      ? [
          reason(
            `Not used: ${listed(unused.map(nameOf))}. Other exercises suit this goal and level better.`,
            null,
          ),
        ]
      : []),
  ];
}

const needsOf = ({ exercise }: DraftItem) => exercise.needs;

const NAMED_MAX = 3;

function leftOutBecauseOf(limitation: Limitation, { request, possible }: PlanDraft): WorkoutPlanReason[] {
  const left = possible
    .filter(({ kind }) => kind !== 'strength' || request.goal !== 'flexibility')
    .filter((exercise) => !isSafeWith([limitation], exercise));
  if (left.length === 0) return [];
  const named = left.slice(0, NAMED_MAX).map(({ name }) => name);
  const more = left.length > NAMED_MAX ? ` and ${left.length - NAMED_MAX} more` : '';
  return [reason(`Left out ${LIMITATION_CAUSES[limitation]}: ${named.join(', ')}${more}.`, null)];
}

/** Movements without an exercise: leaving one out is better than choosing an exercise that breaks a rule. */
export function missingMovements({ request, possible }: PlanDraft): WorkoutPlanReason[] {
  if (request.goal === 'flexibility') return [];
  const strength = possible.filter(({ kind }) => kind === 'strength');
  return Object.entries(MOVEMENTS).flatMap(([name, patterns]) => {
    const ofMovement = strength.filter(({ pattern }) => patterns.some((one) => one === pattern));
    return missing(`exercise for ${name}`, ofMovement, request);
  });
}

function missingStretches({ request, possible }: PlanDraft): WorkoutPlanReason[] {
  if (request.goal !== 'flexibility') return [];
  const stretchesOf = (muscle: Muscle) =>
    possible.filter((exercise) => exercise.kind === 'stretch' && exercise.muscle === muscle);
  return LOWER_STRETCHED.flatMap((muscle) =>
    missing(`stretch for the ${MUSCLE_LABELS[muscle].toLowerCase()}`, stretchesOf(muscle), request),
  );
}

function missing(
  what: string,
  options: readonly LibraryExercise[],
  { limitations }: PlanRequest,
): WorkoutPlanReason[] {
  if (options.some((exercise) => isSafeWith(limitations, exercise))) return [];
  const cause = options.length > 0 ? 'with what you go easy on' : 'with this place, equipment and level';
  return [reason(`No ${what} is left ${cause}, so there is none in the plan.`, null)];
}
