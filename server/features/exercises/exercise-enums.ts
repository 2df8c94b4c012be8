import {
  EQUIPMENT_LABELS,
  LEVEL_LABELS,
  MUSCLE_LABELS,
  NEED_LABELS,
  type Equipment,
  type ExerciseKind,
  type Level,
  type Limitation,
  type Measure,
  type Muscle,
  type Need,
  type Pattern,
  type Sides,
} from '#common/exercises';
import { describedEnum } from '../../graphql/enums';

export const MuscleType = describedEnum<Muscle>(
  'Muscle',
  MUSCLE_LABELS,
  'What an exercise trains: a muscle group, the heart and lungs, or the whole body.',
);
export const EquipmentType = describedEnum<Equipment>(
  'ExerciseEquipment',
  EQUIPMENT_LABELS,
  'The equipment that an exercise is found by.',
);
export const NeedType = describedEnum<Need>(
  'ExerciseNeed',
  NEED_LABELS,
  'One thing that must be at hand for an exercise.',
);
export const LevelType = describedEnum<Level>(
  'ExerciseLevel',
  LEVEL_LABELS,
  'How much experience an exercise asks for.',
);
export const ExerciseKindType = describedEnum<ExerciseKind>(
  'ExerciseKind',
  {
    strength: 'Builds muscle and strength.',
    cardio: 'Trains heart and lungs.',
    mobility: 'Moves a joint through its range.',
    stretch: 'Lengthens a muscle and holds it there.',
  },
  'What an exercise is done for.',
);
export const MeasureType = describedEnum<Measure>(
  'ExerciseMeasure',
  { reps: 'Repetitions.', seconds: 'Seconds.' },
  'What a set of an exercise is counted in.',
);
export const SidesType = describedEnum<Sides>(
  'ExerciseSides',
  {
    both: 'Both sides work at the same time.',
    each: 'A whole set for one side, then one for the other.',
    alternating: 'The sides take turns from one repetition to the next.',
  },
  'How left and right share the work.',
);
export const PatternType = describedEnum<Pattern>(
  'MovementPattern',
  {
    squat: 'Bending hips and knees with the weight on both legs.',
    lunge: 'Bending hips and knees with the weight on one leg in front.',
    hinge: 'Bending at the hips with a straight back.',
    horizontal_push: 'Pushing away from the chest.',
    vertical_push: 'Pushing overhead.',
    horizontal_pull: 'Pulling towards the chest.',
    vertical_pull: 'Pulling down from overhead, or the body up.',
    elbow_flexion: 'Bending the elbow.',
    elbow_extension: 'Straightening the elbow.',
    wrist: 'Moving or holding with wrist and grip.',
    shoulder_raise: 'Raising straight arms.',
    shrug: 'Raising the shoulders.',
    hip_extension: 'Straightening the hip.',
    hip_abduction: 'Moving the leg outwards.',
    hip_adduction: 'Moving the leg inwards.',
    knee_extension: 'Straightening the knee.',
    knee_flexion: 'Bending the knee.',
    calf_raise: 'Rising onto the toes.',
    core_flexion: 'Curling the trunk.',
    core_anti_extension: 'Keeping the lower back from sagging.',
    core_rotation: 'Turning the trunk, or keeping it from turning.',
    core_lateral: 'Bending the trunk sideways, or keeping it from bending.',
    back_extension: 'Straightening the back.',
    neck: 'Moving or holding the head.',
    carry: 'Walking with a weight.',
    whole_body: 'Several patterns in one movement.',
    locomotion: 'Walking, running, pedalling or rowing.',
    jump: 'Leaving the floor.',
    mobility: 'Moving a joint through its range.',
    stretch: 'Holding a muscle at its length.',
  },
  'The kind of movement, by which one exercise can stand in for another.',
);
export const LimitationType = describedEnum<Limitation>(
  'ExerciseLimitation',
  {
    knee: 'Knee trouble.',
    hip: 'Hip trouble.',
    ankle: 'Ankle trouble.',
    lower_back: 'Trouble with the lower back.',
    shoulder: 'Shoulder trouble.',
    elbow: 'Elbow trouble.',
    wrist: 'Wrist trouble.',
    neck: 'Neck trouble.',
    balance: 'Difficulty keeping the balance.',
    high_blood_pressure: 'High blood pressure.',
    pregnancy: 'Pregnancy.',
    floor: 'Difficulty getting down to the floor and up again.',
  },
  'A limit of a person with which an exercise is better left out.',
);
