/** One-sentence explanations of why an exercise is in a plan. */
import type { Pattern } from '#common/exercises/exercises';
import { isHardBodyweight, resistanceOf, type Resistance } from './choose-exercise';
import type { LibraryExercise } from './library-exercise';
import { reason } from './plan-reason';
import type { SourceId } from './rules/sources';
import type { WorkoutPlanReason } from '../plan-reason.type';

const SMALL_LAST = 'Small muscles come after the large ones: this one is for';
const SMALL_MUSCLES: readonly Pattern[] = [
  'elbow_flexion',
  'elbow_extension',
  'shoulder_raise',
  'calf_raise',
];

const FOR_THE_MOVEMENT: Partial<Record<Pattern, string>> = {
  squat: 'Squatting works thighs and hips together',
  lunge: 'Lunging works each leg and its balance',
  hinge: 'Bending at the hips works the back of the legs and the lower back',
  hip_extension: 'Straightening the hips works the seat and the back of the thighs',
  horizontal_push: 'Pushing away from the chest works chest, shoulders and triceps together',
  vertical_push: 'Pushing overhead or downwards works shoulders and triceps together',
  horizontal_pull: 'Pulling towards the trunk works the upper back and balances the pushing',
  vertical_pull: 'Pulling down works the broad back muscles and balances the pushing',
  elbow_flexion: `${SMALL_LAST} the front of the upper arms`,
  elbow_extension: `${SMALL_LAST} the back of the upper arms`,
  shoulder_raise: `${SMALL_LAST} the shoulders`,
  calf_raise: `${SMALL_LAST} the calves`,
  knee_flexion: 'Bending the knees works the back of the thighs where hip exercises do not',
  hip_abduction: 'Moving the leg outwards works the sides of the hips, which steady each step',
  hip_adduction: 'Moving the leg inwards works the inner thighs, which steady each step',
  core_flexion: 'Curling the trunk works the front of the abdomen',
  core_anti_extension: 'Keeping the trunk straight teaches it to hold under load',
  core_rotation: 'Turning the trunk, or resisting the turn, works its sides',
  core_lateral: 'Holding the trunk upright from the side works its sides',
};

const WITH_THE_RESISTANCE: Record<Resistance, string> = {
  0: 'the load can go up step by step',
  1: 'the band gives resistance without weights',
  2: 'your own weight is enough for it',
};
const HEAVY_BODY = 'your own weight is a heavy load for it';
const ONE_KETTLEBELL = 'one kettlebell is load enough for sets of this length';

export function whyOfStrength(exercise: LibraryExercise): WorkoutPlanReason {
  const movement = FOR_THE_MOVEMENT[exercise.pattern] ?? 'It trains what the other exercises leave out';
  return reason(`${movement}; ${withTheResistance(exercise)}.`, sourceOf(exercise));
}

/** Exercise order and training with bands or body weight have published sources; what a movement works is anatomy. */
function sourceOf(exercise: LibraryExercise): SourceId | null {
  if (SMALL_MUSCLES.includes(exercise.pattern)) return 'acsm_2009';
  return isHardBodyweight(exercise) || resistanceOf(exercise) > 0 ? 'acsm_2026' : null;
}

function withTheResistance(exercise: LibraryExercise): string {
  if (isHardBodyweight(exercise)) return HEAVY_BODY;
  return exercise.needs.includes('kettlebell') ? ONE_KETTLEBELL : WITH_THE_RESISTANCE[resistanceOf(exercise)];
}

export const WHY_EASY_START = reason('Raises pulse and breathing little by little before the work.', null);
export const WHY_MOBILITY = reason('Moves the joints that this session uses, without load.', null);
export const WHY_EASY_END = reason('Lets pulse and breathing come down little by little.', null);
export const WHY_STEADY = reason(
  'One even pace for a longer time counts towards the minutes of the week.',
  'who_2020',
);
export const WHY_INTERVAL = reason(
  'Short fast bouts reach the higher of the two intensities.',
  'acsm_intensity',
);
export const WHY_QUICKER = reason(
  'Bouts at a quicker pace that stays moderate, since faster ones do not suit you.',
  'acsm_intensity',
);
export const WHY_FILL = reason(
  'Rounds the session off, as few exercises are left with what you chose.',
  null,
);

export function whyOfStretch(muscle: string): WorkoutPlanReason {
  return reason(`Stretches the ${muscle} while the muscles are warm.`, 'acsm_flexibility');
}
