import {
  EQUIPMENT_LABELS,
  LEVEL_LABELS,
  MUSCLE_LABELS,
  REQUIRED_ITEM_LABELS,
  type Equipment,
  type ExerciseKind,
  type Level,
  type Limitation,
  type Measure,
  type Muscle,
  type RequiredItem,
  type Pattern,
  type Sides,
} from '#common/exercises/exercises';
import { enumType, sentencesOf } from '../../graphql/enums';

export const MuscleType = enumType<Muscle>(
  'Muscle',
  sentencesOf(MUSCLE_LABELS),
  'Training target of an exercise: a muscle group, the cardiovascular system, or the whole body.',
);
export const EquipmentType = enumType<Equipment>(
  'ExerciseEquipment',
  sentencesOf(EQUIPMENT_LABELS),
  'Main equipment of an exercise.',
);
export const NeedType = enumType<RequiredItem>(
  'ExerciseNeed',
  sentencesOf(REQUIRED_ITEM_LABELS),
  'Item required for an exercise.',
);
export const LevelType = enumType<Level>(
  'ExerciseLevel',
  sentencesOf(LEVEL_LABELS),
  'Experience required for an exercise.',
);
export const ExerciseKindType = enumType<ExerciseKind>(
  'ExerciseKind',
  {
    strength: 'Building muscle and strength.',
    cardio: 'Training the cardiovascular system.',
    mobility: 'Moving a joint through its range of motion.',
    stretch: 'Holding a muscle in a lengthened position.',
  },
  'Kind of training that an exercise is for.',
);
export const MeasureType = enumType<Measure>(
  'ExerciseMeasure',
  { reps: 'Repetitions.', seconds: 'Seconds.' },
  'Unit in which a set is counted.',
);
export const SidesType = enumType<Sides>(
  'ExerciseSides',
  {
    both: 'Both sides work at the same time.',
    each: 'One side does a whole set, then the other.',
    alternating: 'The sides alternate from one repetition to the next.',
  },
  'Way in which the left and right sides are trained.',
);
export const PatternType = enumType<Pattern>(
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
    mobility: 'Moving a joint through its range of motion.',
    stretch: 'Holding a muscle in a lengthened position.',
  },
  'Kind of movement. Exercises with the same pattern can replace each other.',
);
export const LimitationType = enumType<Limitation>(
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
  'Physical limitation with which some exercises should be avoided.',
);
