import { describe, expect, test } from 'vitest';
import { LIMITATIONS, type Limitation, type Muscle } from '#common/exercises/exercises';
import {
  EXPERIENCES,
  GOALS,
  LOCATIONS,
  PLAN_DAYS,
  PLAN_EQUIPMENT,
  type PlanEquipment,
} from '#common/workout-plans/workout-plans';
import { exerciseLibrary } from '../../exercises/exercise-library';
import type { WorkoutPlanDay, WorkoutPlan } from '../workout-plan.type';
import { planText } from './plan-text';
import type { PlanRequest } from './plan-request';
import { makePlan } from './planner';
import {
  EASY_EXERCISES,
  FLOOR_INTERVAL_EXERCISES,
  INTERVAL_EXERCISES,
  ON_THE_SPOT,
  STEADY_EXERCISES,
} from './rules/cardio';
import { ASSISTANCE, HARD_BODYWEIGHT, SWINGS } from './rules/exercise-choice';
import { UNSUITED } from './rules/places';
import { RELAXING_STRETCHES } from './rules/warm-up-and-cool-down';
import { BEGINNER_AT_HOME, CARDIO_ALONE, EXPERT_AT_THE_GYM } from './testing/requests';
import { ROOM_NEEDED } from './testing/plan-invariants/permitted-exercises';
import { MODERATE_CARDIO } from './testing/plan-invariants/cardio';
import { violations } from './testing/plan-invariants/plan-invariants';

const library = exerciseLibrary();
const byId = new Map(library.map((exercise) => [exercise.id, exercise]));

const titlesOf = ({ days }: WorkoutPlan) => days.map(({ title }) => title);
const dayOf = ({ days }: WorkoutPlan, day: number) => days[day - 1]!;
const itemsOf = ({ blocks }: WorkoutPlanDay) => blocks.flatMap(({ items }) => items);
const idsOf = ({ days }: WorkoutPlan) => days.flatMap(itemsOf).map(({ exerciseId }) => exerciseId);
const workOf = (day: WorkoutPlanDay) =>
  day.blocks
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ items }) => items)
    .map(({ name, sets, min, max, restSeconds }) => `${name}: ${sets} x ${min}-${max}, rest ${restSeconds}`);
const setsOf = (days: readonly WorkoutPlanDay[]) =>
  days
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ items }) => items)
    .reduce((sum, { sets }) => sum + sets, 0);

const mainSetsOf = ({ days }: WorkoutPlan) =>
  Math.max(
    ...days[0]!.blocks
      .filter(({ kind }) => kind === 'work')
      .flatMap(({ items }) => items.map(({ sets }) => sets)),
  );

test('builds seven days of strength for a beginner at home without equipment', () => {
  const plan = makePlan(BEGINNER_AT_HOME, library);

  expect(plan.title).toBe('7 days of strength at home');
  expect(titlesOf(plan)).toEqual([
    'Full body A',
    'Rest',
    'Full body B',
    'Rest',
    'Full body C',
    'Rest',
    'Rest',
  ]);
  expect(dayOf(plan, 1).blocks.map(({ title }) => title)).toEqual(['Warm-up', 'Strength', 'Cool-down']);
  expect(workOf(dayOf(plan, 1))).toEqual([
    'Bodyweight Squat: 3 x 8-12, rest 120',
    'Knee Push-Up: 3 x 8-12, rest 120',
    'Prone Towel Row: 3 x 8-12, rest 120',
    'Glute Bridge: 2 x 8-12, rest 120',
    'Towel Overhead Press: 2 x 8-12, rest 120',
    'Prone Y Raise: 2 x 8-12, rest 120',
    'Plank: 2 x 15-25, rest 60',
  ]);
  expect(plan.cautions.at(-1)).toContain('starter week');
});

test('builds sixty days of strength for an expert at the gym', () => {
  const plan = makePlan(EXPERT_AT_THE_GYM, library);
  const weeks = Array.from({ length: 8 }, (_, index) => plan.days.slice(index * 7, index * 7 + 7));

  expect(titlesOf(plan).slice(0, 7)).toEqual([
    'Push A',
    'Pull A',
    'Lower body A',
    'Rest',
    'Upper body B',
    'Lower body B',
    'Rest',
  ]);
  expect(workOf(dayOf(plan, 3))).toEqual([
    'Barbell Front Squat: 5 x 3-6, rest 180',
    'Barbell Deadlift: 5 x 3-6, rest 180',
    'Barbell Reverse Lunge: 3 x 6-8, rest 120',
    'Leg Curl: 2 x 8-12, rest 75',
    'Seated Plate Calf Raise: 2 x 8-12, rest 75',
    'Plank: 2 x 40-60, rest 75',
  ]);
  expect(workOf(dayOf(plan, 10))[0], 'a rep more').toBe('Barbell Front Squat: 5 x 4-7, rest 180');
  expect(dayOf(plan, 17).note, 'more load').toContain('2.5 % more load');
  expect(setsOf(weeks[3]!) / setsOf(weeks[0]!), 'a lighter fourth week').toBeCloseTo(0.6, 1);
  expect(workOf(dayOf(plan, 31)), 'variants in the second block').not.toEqual(workOf(dayOf(plan, 3)));
  expect(titlesOf(plan).slice(56)).toEqual([
    'Re-test: upper body',
    'Re-test: lower body and trunk',
    'Rest',
    'Flexibility A',
  ]);
});

test('a re-test includes its own warm-up set and no note about light sets', () => {
  const plan = makePlan(EXPERT_AT_THE_GYM, library);
  const noteOfWork = (day: number) => dayOf(plan, day).blocks.find(({ kind }) => kind === 'work')?.note;

  expect(noteOfWork(1)).toContain('light sets');
  expect(dayOf(plan, 57).note).toContain('one set to warm up');
  expect([noteOfWork(57), noteOfWork(58)]).toEqual([null, null]);
});

test('muscle gain has at least ten weekly sets per large muscle from intermediate level on', () => {
  const equipment = PLAN_EQUIPMENT.filter((one) => one !== 'none');
  for (const experience of EXPERIENCES.filter((one) => one !== 'beginner')) {
    const { days } = makePlan(
      { ...EXPERT_AT_THE_GYM, goal: 'muscle_gain', experience, equipment, days: 7 },
      library,
    );
    const sets = (...muscles: Muscle[]) =>
      days
        .flatMap(itemsOf)
        .filter(({ exerciseId }) => byId.get(exerciseId)?.kind === 'strength')
        .filter(({ exerciseId }) => muscles.includes(byId.get(exerciseId)!.muscle))
        .reduce((sum, item) => sum + item.sets, 0);
    expect(sets('quadriceps'), experience).toBeGreaterThanOrEqual(10);
    expect(sets('glutes', 'hamstrings'), experience).toBeGreaterThanOrEqual(10);
    expect(sets('chest'), experience).toBeGreaterThanOrEqual(10);
    expect(sets('lats', 'upper_back'), experience).toBeGreaterThanOrEqual(10);
  }
});

test('formats a plan as plain text', () => {
  const text = planText(makePlan({ ...BEGINNER_AT_HOME, equipment: ['dumbbells'] }, library));

  expect(text).toMatch(/^7 days of strength at home\n\n\nBefore you start\n\nAsk a doctor/);
  expect(text).toContain('\nWEEK 1\n\nDay 1: Full body A, about ');
  expect(text).toContain('\n    Goblet Squat: 3 × 8–12, rest 2 min 30 s, 2–4 reps left\n');
  expect(text).toContain('\nDay 2: Rest\n');
  expect(text).toMatch(/\nWhy this plan\n[^]*\[1\][^]*\nSources\n\n\[1\] American College/);
});

describe('limitations', () => {
  test('leaves out unsuitable exercises and says so', () => {
    const plan = makePlan({ ...BEGINNER_AT_HOME, limitations: ['knee'] }, library);

    expect(workOf(dayOf(plan, 1))[0]).toBe('Chair Sit-to-Stand: 3 x 8-12, rest 120');
    expect(plan.reasons.map(({ text }) => text).join()).toContain('Left out because of your knee: ');
  });

  test('gives an expert with high blood pressure the sets of a beginner and no fast bouts', () => {
    const plan = makePlan(
      { ...EXPERT_AT_THE_GYM, goal: 'weight_loss', days: 7, limitations: ['high_blood_pressure'] },
      library,
    );

    expect(mainSetsOf(plan)).toBe(2);
    expect(JSON.stringify(plan)).not.toContain('a few words');
    expect(plan.cautions.join()).toContain('never hold your breath');
    expect(mainSetsOf(makePlan(EXPERT_AT_THE_GYM, library))).toBe(5);
    const eased = { ...EXPERT_AT_THE_GYM, limitations: ['high_blood_pressure' as const] };
    expect(mainSetsOf(makePlan(eased, library))).toBe(3);
  });

  test('leaves out a movement without suitable exercises and says so', () => {
    const plan = makePlan({ ...BEGINNER_AT_HOME, limitations: ['pregnancy'] }, library);

    expect(plan.reasons.map(({ text }) => text)).toContain(
      'No exercise for pulling is left with what you go easy on, so there is none in the plan.',
    );
  });

  test('falls back to easy movement when no exercise is suitable', () => {
    const plan = makePlan(
      { ...BEGINNER_AT_HOME, location: 'outdoor', limitations: [...LIMITATIONS] },
      library,
    );

    expect(dayOf(plan, 1)).toMatchObject({ kind: 'cardio', title: 'Easy movement' });
    expect(new Set(idsOf(plan))).toContain('brisk-walk');
  });
});

test('ignores machines at home and says so', () => {
  const plan = makePlan({ ...BEGINNER_AT_HOME, equipment: ['machines'] }, library);

  expect(idsOf(plan)).toEqual(idsOf(makePlan(BEGINNER_AT_HOME, library)));
  expect(plan.reasons.map(({ text }) => text).join()).toContain('No exercise uses machines');
});

test('every exercise named in a rule is in the library', () => {
  const named = [
    ...ASSISTANCE,
    ...SWINGS,
    ...HARD_BODYWEIGHT,
    ...RELAXING_STRETCHES,
    ...MODERATE_CARDIO,
    ...STEADY_EXERCISES,
    ...INTERVAL_EXERCISES,
    ...FLOOR_INTERVAL_EXERCISES,
    ...EASY_EXERCISES,
    ON_THE_SPOT.easy,
    ...ON_THE_SPOT.livelier,
    ...Object.values(UNSUITED).flat(),
    ...Object.keys(ROOM_NEEDED),
  ];
  expect(named.filter((id) => !byId.has(id))).toEqual([]);
});

describe('all combinations of goal, experience, place and length', () => {
  const KITS: PlanEquipment[][] = [
    [],
    ['dumbbells'],
    ['resistance_bands'],
    ['dumbbells', 'barbell'],
    ['machines'],
    ['kettlebell', 'yoga_mat'],
    ['pull_up_bar', 'medicine_ball', 'jump_rope', 'stability_ball'],
    PLAN_EQUIPMENT.filter((one) => one !== 'none'),
  ];
  const LIMITS: Limitation[][] = [
    ['knee'],
    ['shoulder', 'wrist'],
    ['lower_back'],
    ['pregnancy'],
    ['high_blood_pressure', 'floor'],
    ['hip', 'ankle', 'neck'],
    ['elbow', 'balance'],
    [...LIMITATIONS],
  ];
  const cells = GOALS.flatMap((goal) =>
    EXPERIENCES.flatMap((experience) =>
      LOCATIONS.flatMap((location) => PLAN_DAYS.map((days) => ({ goal, experience, location, days }))),
    ),
  );
  /** Rare cases: 76 minutes and 21 sets for the upper back before the limits apply, and a plan without strength. */
  const EDGES: PlanRequest[] = [
    { ...EXPERT_AT_THE_GYM, goal: 'cardio', experience: 'advanced', equipment: ['kettlebell', 'yoga_mat'] },
    { ...EXPERT_AT_THE_GYM, location: 'outdoor', equipment: ['dumbbells', 'barbell'], limitations: ['knee'] },
    CARDIO_ALONE,
  ];

  /** Each cell has every third kit, the next cell those beside them. */
  const KIT_STEP = 3;
  /** Number of places and lengths per goal and experience. */
  const CELLS_OF_GOAL = LOCATIONS.length * PLAN_DAYS.length;
  /**
   * Each cell with some kits and no limitations, and with one set of limitations. Kits and limitations rotate, so that
   * every goal and experience meets every kit at each place.
   */
  const requests: PlanRequest[] = cells.flatMap((cell, index) => [
    ...KITS.filter((_, kit) => (kit + index) % KIT_STEP === 0).map((equipment) => ({
      ...cell,
      equipment,
      limitations: [],
    })),
    {
      ...cell,
      equipment: KITS[Math.floor(index / LIMITS.length) % KITS.length]!,
      limitations: LIMITS[(index + Math.floor(index / CELLS_OF_GOAL)) % LIMITS.length]!,
    },
  ]);

  test('every set of limitations is tested with every goal and experience', () => {
    const met = new Set(
      requests
        .filter(({ limitations }) => limitations.length > 0)
        .map(({ goal, experience, limitations }) => `${goal} ${experience} ${limitations.join()}`),
    );
    expect(met.size).toBe(GOALS.length * EXPERIENCES.length * LIMITS.length);
  });

  test('no plan breaks a rule', { timeout: 120_000 }, () => {
    expect(cells).toHaveLength(576);
    expect(requests.length).toBeGreaterThan(2000);
    const broken = [...EDGES, ...requests].flatMap((request) =>
      violations(makePlan(request, library), byId).map((rule) => `${rule} in ${JSON.stringify(request)}`),
    );
    expect(broken.slice(0, 20)).toEqual([]);
  });

  test('the same request gives the same plan, whatever the order of the library', () => {
    const reversed = [...library].reverse();
    for (const request of requests.filter((_, index) => index % 23 === 0)) {
      const plan = JSON.stringify(makePlan(request, library));
      expect(JSON.stringify(makePlan(request, library))).toBe(plan);
      expect(JSON.stringify(makePlan(request, reversed))).toBe(plan);
    }
  });
});
