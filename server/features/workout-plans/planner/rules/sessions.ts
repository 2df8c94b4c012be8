/** Length of the sessions, and the movements in each. */
import type { Muscle, Pattern } from '#common/exercises/exercises';
import type { PlanDayKind } from '#common/workout-plans/workout-plans';
import type { Range, Role } from './sets-and-reps';

export const SESSION_MINUTES: Range = { min: 25, max: 75 };

/** A place for one exercise in a session. Patterns are in order of preference. */
export interface Slot {
  role: Role;
  patterns: readonly Pattern[];
}

export type CardioMode = 'steady' | 'long' | 'interval' | 'finisher';

export interface Session {
  title: string;
  kind: Exclude<PlanDayKind, 'rest'>;
  /** Sessions with different rotations use different exercises for the same movement. */
  rotation: number;
  slots: readonly Slot[];
  isCircuit?: boolean;
  cardio?: CardioMode;
  /** Muscles to stretch, most important first. */
  stretched?: readonly Muscle[];
  /** Movements whose exercises from the first week are re-tested, and the maximum number of exercises per movement. */
  measured?: { movements: readonly (keyof typeof MOVEMENTS)[]; each: number };
}

const SQUAT: readonly Pattern[] = ['squat', 'lunge'];
const LUNGE: readonly Pattern[] = ['lunge', 'squat'];
const HINGE: readonly Pattern[] = ['hinge', 'hip_extension'];
const HIP_EXTENSION: readonly Pattern[] = ['hip_extension', 'hinge'];
const PUSH: readonly Pattern[] = ['horizontal_push', 'vertical_push'];
const PUSH_UP: readonly Pattern[] = ['vertical_push', 'horizontal_push'];
const PULL: readonly Pattern[] = ['horizontal_pull', 'vertical_pull'];
const PULL_DOWN: readonly Pattern[] = ['vertical_pull', 'horizontal_pull'];
const TRUNK_STILL: readonly Pattern[] = [
  'core_anti_extension',
  'core_rotation',
  'core_flexion',
  'core_lateral',
];
const TRUNK_TURN: readonly Pattern[] = [
  'core_rotation',
  'core_lateral',
  'core_anti_extension',
  'core_flexion',
];
const TRUNK_BEND: readonly Pattern[] = [
  'core_flexion',
  'core_lateral',
  'core_anti_extension',
  'core_rotation',
];

/** Movements that every week of strength training has to include, with the patterns of each. */
export const MOVEMENTS = {
  'squatting and lunging': SQUAT,
  'bending at the hips': HINGE,
  pushing: PUSH,
  pulling: PULL,
  'the trunk': TRUNK_STILL,
} as const satisfies Record<string, readonly Pattern[]>;

const main = (patterns: readonly Pattern[]): Slot => ({ role: 'main', patterns });
const secondary = (patterns: readonly Pattern[]): Slot => ({ role: 'secondary', patterns });
const isolation = (...patterns: readonly Pattern[]): Slot => ({ role: 'isolation', patterns });

const BICEPS = isolation('elbow_flexion');
const TRICEPS = isolation('elbow_extension');
const SHOULDERS = isolation('shoulder_raise');
const CALVES = isolation('calf_raise');
const HAMSTRINGS = isolation('knee_flexion', 'hip_extension');
const HIP_SIDE = isolation('hip_abduction', 'hip_adduction');

/** Large muscles before small ones, multi-joint before single-joint exercises. */
const FULL_BODY_A = [
  main(SQUAT),
  main(PUSH),
  main(PULL),
  secondary(HIP_EXTENSION),
  secondary(PUSH_UP),
  secondary(PULL_DOWN),
  isolation(...TRUNK_STILL),
];
const FULL_BODY_B = [
  main(HINGE),
  main(PUSH_UP),
  main(PULL_DOWN),
  secondary(LUNGE),
  secondary(PUSH),
  secondary(PULL),
  isolation(...TRUNK_TURN),
];
const FULL_BODY_C = [main(LUNGE), main(PUSH), main(PULL), secondary(HINGE)];
const UPPER_A = [main(PUSH), main(PULL), secondary(PUSH_UP), secondary(PULL_DOWN)];
const UPPER_CHEST_A = [main(PUSH), main(PULL), secondary(PUSH), secondary(PULL_DOWN)];
const UPPER_B = [main(PUSH_UP), main(PULL_DOWN), secondary(PUSH), secondary(PULL)];
const LOWER_A = [main(SQUAT), main(HINGE), secondary(LUNGE)];
const LOWER_B = [main(HINGE), main(SQUAT), secondary(HIP_EXTENSION)];
const SHORT = [main(SQUAT), main(PUSH), main(PULL), main(HINGE), isolation(...TRUNK_STILL)];

export const LOWER_STRETCHED: readonly Muscle[] = [
  'hamstrings',
  'quadriceps',
  'glutes',
  'calves',
  'adductors',
  'lower_back',
];
const UPPER_STRETCHED: readonly Muscle[] = [
  'chest',
  'lats',
  'shoulders',
  'upper_back',
  'triceps',
  'neck',
  'forearms',
];

function strength(title: string, rotation: number, slots: readonly Slot[]): Session {
  return { title, kind: 'strength', rotation, slots };
}

function circuit(title: string, rotation: number, slots: readonly Slot[]): Session {
  return { ...strength(title, rotation, slots), isCircuit: true };
}

function cardio(title: string, rotation: number, mode: CardioMode): Session {
  return { title, kind: 'cardio', rotation, slots: [], cardio: mode };
}

function flexibility(title: string, rotation: number, stretched: readonly Muscle[]): Session {
  return { title, kind: 'flexibility', rotation, slots: [], stretched };
}

export const SESSIONS = {
  fullA: strength('Full body A', 0, FULL_BODY_A),
  fullB: strength('Full body B', 1, FULL_BODY_B),
  fullC: strength('Full body C', 0, [...FULL_BODY_C, BICEPS, TRICEPS, isolation(...TRUNK_BEND)]),
  upperA: strength('Upper body A', 0, [...UPPER_A, BICEPS, TRICEPS]),
  /** For muscle gain: trains the chest twice, where the other upper-body sessions train it once. */
  upperChestA: strength('Upper body A', 0, [...UPPER_CHEST_A, BICEPS, TRICEPS]),
  upperB: strength('Upper body B', 1, [...UPPER_B, SHOULDERS, TRICEPS, BICEPS]),
  lowerA: strength('Lower body A', 0, [...LOWER_A, HAMSTRINGS, CALVES, isolation(...TRUNK_STILL)]),
  lowerB: strength('Lower body B', 1, [...LOWER_B, HIP_SIDE, CALVES, isolation(...TRUNK_TURN)]),
  pushA: strength('Push A', 0, [main(PUSH), main(PUSH_UP), secondary(PUSH), SHOULDERS, TRICEPS]),
  pullA: strength('Pull A', 0, [main(PULL_DOWN), main(PULL), secondary(PULL), BICEPS]),
  pushB: strength('Push B', 1, [main(PUSH_UP), main(PUSH), secondary(PUSH_UP), SHOULDERS, TRICEPS]),
  pullB: strength('Pull B', 1, [main(PULL), main(PULL_DOWN), secondary(PULL_DOWN), BICEPS]),
  circuitA: circuit('Full-body circuit A', 0, FULL_BODY_A),
  circuitB: circuit('Full-body circuit B', 1, FULL_BODY_B),
  circuitC: circuit('Full-body circuit C', 0, [...FULL_BODY_C, CALVES, isolation(...TRUNK_BEND)]),
  upperCircuitA: { ...circuit('Upper-body circuit A', 0, UPPER_A), cardio: 'finisher' },
  upperCircuitB: { ...circuit('Upper-body circuit B', 1, UPPER_B), cardio: 'finisher' },
  lowerCircuitA: {
    ...circuit('Lower-body circuit A', 0, [...LOWER_A, CALVES, isolation(...TRUNK_STILL)]),
    cardio: 'finisher',
  },
  lowerCircuitB: {
    ...circuit('Lower-body circuit B', 1, [...LOWER_B, HIP_SIDE, isolation(...TRUNK_TURN)]),
    cardio: 'finisher',
  },
  steadyA: cardio('Steady cardio', 0, 'steady'),
  steadyB: cardio('Steady cardio', 1, 'steady'),
  longCardio: cardio('Long steady cardio', 0, 'long'),
  intervals: cardio('Intervals', 0, 'interval'),
  cardioStrengthA: { ...cardio('Short strength and steady cardio A', 0, 'steady'), slots: SHORT },
  cardioStrengthB: { ...cardio('Short strength and steady cardio B', 1, 'steady'), slots: SHORT },
  stretchLower: flexibility('Flexibility A', 0, [...LOWER_STRETCHED, ...UPPER_STRETCHED]),
  stretchUpper: flexibility('Flexibility B', 1, [...UPPER_STRETCHED, ...LOWER_STRETCHED]),
  testUpper: {
    ...strength('Re-test: upper body', 0, []),
    measured: { movements: ['pushing', 'pulling'], each: 2 },
  },
  testLower: {
    ...strength('Re-test: lower body and trunk', 0, []),
    measured: { movements: ['squatting and lunging', 'bending at the hips', 'the trunk'], each: 1 },
  },
} satisfies Record<string, Session>;

type SessionName = keyof typeof SESSIONS;
export type DaySession = SessionName | 'rest';
