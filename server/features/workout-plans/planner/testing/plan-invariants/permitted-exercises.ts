import { LEVELS, type Limitation, type RequiredItem } from '#common/exercises/exercises';
import type { Location, PlanEquipment } from '#common/workout-plans/workout-plans';
import type { Exercise } from '../../../../exercises/exercise.type';
import type { WorkoutPlan } from '../../../workout-plan.type';

const NEEDS_BY_LOCATION: Record<Location, RequiredItem[]> = {
  home: ['wall', 'chair', 'mat', 'step'],
  gym: ['wall', 'chair', 'mat', 'step', 'box', 'bench', 'rack', 'dip_bars'],
  studio: ['wall', 'chair', 'mat', 'step', 'box'],
  outdoor: ['mat', 'step'],
};

const NEEDS_BY_EQUIPMENT: Partial<Record<PlanEquipment, RequiredItem[]>> = {
  dumbbells: ['dumbbell'],
  resistance_bands: ['band'],
  barbell: ['barbell', 'plates'],
  kettlebell: ['kettlebell'],
  yoga_mat: ['mat'],
  pull_up_bar: ['pull_up_bar'],
  medicine_ball: ['medicine_ball'],
  jump_rope: ['jump_rope'],
  stability_ball: ['stability_ball'],
};

/** Places with enough room for walks, carries and throws. */
export const ROOM_NEEDED: Partial<Record<string, Location[]>> = {
  'brisk-walk': ['outdoor'],
  'walking-lunge': ['gym', 'studio', 'outdoor'],
  'farmers-carry': ['gym', 'studio', 'outdoor'],
  'medicine-ball-slam': ['gym', 'studio', 'outdoor'],
  'wall-ball': ['gym', 'studio'],
};

export function isAllowed({ id, needs, level, avoid }: Exercise, plan: WorkoutPlan): boolean {
  const machines: RequiredItem[] = plan.location === 'gym' || plan.location === 'studio' ? ['machine'] : [];
  const atHand = [
    ...NEEDS_BY_LOCATION[plan.location],
    ...plan.equipment.flatMap((one) => (one === 'machines' ? machines : (NEEDS_BY_EQUIPMENT[one] ?? []))),
  ];
  const most = plan.experience === 'expert' ? 'advanced' : plan.experience;
  return (
    needs.every((need) => atHand.includes(need)) &&
    (ROOM_NEEDED[id]?.includes(plan.location) ?? true) &&
    LEVELS.indexOf(level) <= LEVELS.indexOf(most) &&
    !avoid.some((one: Limitation) => plan.limitations.includes(one))
  );
}
