/**
 * What must be true of every plan, written without the planner's own code and tables: a plan is judged by what it says
 * and by the exercise library alone.
 */
import { LEVELS, type Limitation, type Need } from '#common/exercises';
import type { Location, PlanEquipment } from '#common/workout-plans';
import type { Exercise } from '../../../exercises/exercise.type';
import type { PlanItem } from '../../plan-item.type';
import type { PlanBlock, PlanDay, WorkoutPlan } from '../../workout-plan.type';

const THINGS_OF_PLACE: Record<Location, Need[]> = {
  home: ['wall', 'chair', 'mat', 'step'],
  gym: ['wall', 'chair', 'mat', 'step', 'box', 'bench', 'rack', 'dip_bars'],
  studio: ['wall', 'chair', 'mat', 'step', 'box'],
  outdoor: ['mat', 'step'],
};

const THINGS_OF_EQUIPMENT: Partial<Record<PlanEquipment, Need[]>> = {
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

/** Walks, carries and throws do not fit into every room. */
export const ROOM_NEEDED: Partial<Record<string, Location[]>> = {
  'brisk-walk': ['outdoor'],
  'walking-lunge': ['gym', 'studio', 'outdoor'],
  'farmers-carry': ['gym', 'studio', 'outdoor'],
  'medicine-ball-slam': ['gym', 'studio', 'outdoor'],
  'wall-ball': ['gym', 'studio'],
};

const STRENGTH_GOALS = ['strength', 'muscle_gain', 'endurance', 'weight_loss'];
const PUSH = ['horizontal_push', 'vertical_push'];
const PULL = ['horizontal_pull', 'vertical_pull'];
const MOVEMENTS: Record<string, string[]> = {
  squat: ['squat', 'lunge'],
  hinge: ['hinge', 'hip_extension'],
  push: PUSH,
  pull: PULL,
  core: ['core_anti_extension', 'core_flexion', 'core_lateral', 'core_rotation'],
};
export const MODERATE_CARDIO = ['brisk-walk', 'march-in-place', 'stationary-bike'];
const SETS_OF_MUSCLE_MAX = 20;

type Library = ReadonlyMap<string, Exercise>;

/** Every rule that a plan breaks, in words; none for a valid plan. */
export function brokenRules(plan: WorkoutPlan, library: Library): string[] {
  const allowed = [...library.values()].filter((exercise) => isAllowed(exercise, plan));
  const allowedIds = new Set(allowed.map(({ id }) => id));
  return [
    ...brokenShape(plan),
    ...brokenRest(plan, library),
    ...plan.days
      .filter(isTraining)
      .flatMap((day) => brokenSession(day).map((rule) => `day ${day.day}: ${rule}`)),
    ...allItems(plan.days)
      .filter(({ exerciseId }) => !allowedIds.has(exerciseId))
      .map(({ exerciseId }) => `${exerciseId} is not for this person or place`),
    ...allItems(plan.days).flatMap((item) => brokenItem(item, library)),
    ...(STRENGTH_GOALS.includes(plan.goal)
      ? weeksOf(plan).flatMap((week) => brokenWeek(week, allowed, library))
      : []),
    ...brokenStart(plan, library),
    ...brokenLighterWeek(plan, library),
    ...brokenReTest(plan),
    ...brokenPromises(plan),
    ...brokenReasons(plan, library),
  ];
}

const isTraining = ({ kind }: PlanDay) => kind !== 'rest';
const rule = (isBroken: boolean, text: string) => (isBroken ? [text] : []);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const allItems = (days: readonly PlanDay[]) =>
  days.flatMap(({ blocks }) => blocks).flatMap(({ items }) => items);

function brokenShape({ days, length, cautions, reasons }: WorkoutPlan): string[] {
  return [
    ...rule(
      days.length !== length || days.some(({ day }, index) => day !== index + 1),
      'days are not 1, 2, 3 ...',
    ),
    ...rule(!cautions[0]?.includes('doctor'), 'the doctor does not come first'),
    ...rule(reasons.length < 5 || reasons.some(({ text }) => !text), 'the plan is not explained'),
    ...rule(length === 7 && !cautions.some((one) => one.includes('starter week')), 'a week promises results'),
  ];
}

function brokenRest({ days }: WorkoutPlan, library: Library): string[] {
  const windows = days.slice(6).map((_, index) => days.slice(index, index + 7));
  const pairs = days.slice(1).map((day, index) => [days[index]!, day] as const);
  const tired = pairs.flatMap(([before, day]) => {
    const muscles = musclesOf(before, library);
    return musclesOf(day, library)
      .filter((muscle) => muscles.includes(muscle))
      .map((muscle) => `day ${day.day}: ${muscle} again within 48 hours`);
  });
  return [
    ...rule(
      windows.some((week) => week.every(isTraining)),
      'seven days without a rest day',
    ),
    ...tired,
  ];
}

/** What a day trains hard with strength exercises. */
function musclesOf(day: PlanDay, library: Library): string[] {
  return strengthItems([day], library).map(({ exerciseId }) => library.get(exerciseId)!.muscle);
}

function strengthItems(days: readonly PlanDay[], library: Library): PlanItem[] {
  const work = days.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'work');
  return work
    .flatMap(({ items }) => items)
    .filter(({ exerciseId }) => library.get(exerciseId)?.kind === 'strength');
}

function brokenSession({ blocks, minutes }: PlanDay): string[] {
  const estimate = sum(blocks.map(minutesOf));
  const [warmUp] = blocks;
  const coolDown = blocks.at(-1);
  const ids = blocks.map(({ items }) => items.map(({ exerciseId }) => exerciseId));
  return [
    ...rule(minutes < 25 || minutes > 75, `${minutes} minutes`),
    ...rule(Math.abs(estimate - minutes) > 2, `says ${minutes} minutes and takes ${estimate}`),
    ...rule(warmUp?.kind !== 'warm_up' || isNotWithin(minutesOf(warmUp), 5, 10), 'warm-up'),
    ...rule(coolDown?.kind !== 'cool_down' || isNotWithin(minutesOf(coolDown), 5, 10), 'cool-down'),
    ...rule(blocks.length < 3, 'no work'),
    ...rule(
      ids.some((one) => new Set(one).size < one.length || one.length === 0),
      'an exercise twice, or an empty block',
    ),
  ];
}

const isNotWithin = (value: number, min: number, max: number) => value < min || value > max;

/** By the middle of the counts, three and a half seconds for a rep. */
function minutesOf({ items }: PlanBlock): number {
  const seconds = items.map(({ sets, measure, min, max, isPerSide, restSeconds }) => {
    const oneSide = ((min + max) / 2) * (measure === 'reps' ? 3.5 : 1);
    return sets * (oneSide * (isPerSide ? 2 : 1) + restSeconds);
  });
  return sum(seconds) / 60;
}

function brokenItem(item: PlanItem, library: Library): string[] {
  const exercise = library.get(item.exerciseId);
  if (!exercise) return [`${item.exerciseId} is not in the library`];
  const isCounted = Number.isInteger(item.sets) && item.sets >= 1 && item.min >= 1 && item.min <= item.max;
  return [
    ...rule(!isCounted || item.restSeconds < 0, `${exercise.id}: ${item.sets} x ${item.min}-${item.max}`),
    ...rule(exercise.sides === 'each' && !item.isPerSide, `${exercise.id} is done on one side only`),
    ...rule(
      exercise.kind === 'stretch' && isNotWithin(item.min, 10, 60),
      `${exercise.id} is held for ${item.min} s`,
    ),
    ...rule(!item.why.text, `${exercise.id} is not explained`),
  ];
}

function isAllowed({ id, needs, level, avoid }: Exercise, plan: WorkoutPlan): boolean {
  const machines: Need[] = plan.location === 'gym' || plan.location === 'studio' ? ['machine'] : [];
  const atHand = [
    ...THINGS_OF_PLACE[plan.location],
    ...plan.equipment.flatMap((one) => (one === 'machines' ? machines : (THINGS_OF_EQUIPMENT[one] ?? []))),
  ];
  const most = plan.experience === 'expert' ? 'advanced' : plan.experience;
  return (
    needs.every((need) => atHand.includes(need)) &&
    (ROOM_NEEDED[id]?.includes(plan.location) ?? true) &&
    LEVELS.indexOf(level) <= LEVELS.indexOf(most) &&
    !avoid.some((one: Limitation) => plan.limitations.includes(one))
  );
}

/** Only weeks of seven days: what is left at the end of a plan cannot have everything. */
function weeksOf({ days }: WorkoutPlan): PlanDay[][] {
  const count = Math.floor(days.length / 7);
  return Array.from({ length: count }, (_, index) => days.slice(index * 7, index * 7 + 7));
}

function brokenWeek(week: readonly PlanDay[], allowed: readonly Exercise[], library: Library): string[] {
  const items = strengthItems(week, library);
  const setsOf = (isCounted: (exercise: Exercise) => boolean) =>
    sum(items.filter(({ exerciseId }) => isCounted(library.get(exerciseId)!)).map(({ sets }) => sets));
  const push = setsOf(({ pattern }) => PUSH.includes(pattern));
  const pull = setsOf(({ pattern }) => PULL.includes(pattern));
  const muscles = new Set(items.map(({ exerciseId }) => library.get(exerciseId)!.muscle));
  const from = `week from day ${week[0]!.day}:`;
  return [
    ...missingMovements(items, allowed, library).map((movement) => `${from} no ${movement}`),
    ...rule(
      push > 0 && pull > 0 && isNotWithin(push / pull, 0.8, 1.25),
      `${from} ${push} push, ${pull} pull`,
    ),
    ...[...muscles].flatMap((muscle) => {
      const sets = setsOf((exercise) => exercise.muscle === muscle);
      return rule(sets > SETS_OF_MUSCLE_MAX, `${from} ${sets} sets for ${muscle}`);
    }),
  ];
}

function missingMovements(
  items: readonly PlanItem[],
  allowed: readonly Exercise[],
  library: Library,
): string[] {
  const trained = items.map(({ exerciseId }) => library.get(exerciseId)!.pattern);
  const possible = allowed.filter(({ kind }) => kind === 'strength');
  return Object.entries(MOVEMENTS)
    .filter(([, patterns]) => possible.some(({ pattern }) => patterns.includes(pattern)))
    .filter(([, patterns]) => !trained.some((pattern) => patterns.includes(pattern)))
    .map(([movement]) => movement);
}

function brokenStart({ days, experience }: WorkoutPlan, library: Library): string[] {
  if (experience !== 'beginner') return [];
  const cardio = allItems(days.slice(0, 7)).filter(
    ({ exerciseId }) => library.get(exerciseId)?.kind === 'cardio',
  );
  return cardio
    .filter(
      ({ exerciseId, effort }) => !MODERATE_CARDIO.includes(exerciseId) || effort?.includes('few words'),
    )
    .map(({ exerciseId }) => `${exerciseId} is too much for a beginner's first week`);
}

/** About 40 % fewer sets in every fourth week; of a few sets it cannot be exact. */
function brokenLighterWeek(plan: WorkoutPlan, library: Library): string[] {
  if (!STRENGTH_GOALS.includes(plan.goal)) return [];
  const sets = weeksOf(plan).map((week) => sum(strengthItems(week, library).map((item) => item.sets)));
  return sets.flatMap((ofWeek, index) => {
    const first = sets[index - 3];
    if (index % 4 !== 3 || !first) return [];
    return rule(
      isNotWithin(ofWeek / first, 0.45, 0.75),
      `week ${index + 1}: ${ofWeek} sets instead of ${first}`,
    );
  });
}

/** Nobody who is pregnant or has high blood pressure is sent to the maximum; what is measured was trained before. */
function brokenReTest({ days, limitations }: WorkoutPlan): string[] {
  const isEasy = limitations.includes('pregnancy') || limitations.includes('high_blood_pressure');
  const isReTest = ({ note, title }: PlanDay) => /Re-test/.test(`${note} ${title}`);
  const first = new Set(allItems(days.slice(0, 7)).map(({ exerciseId }) => exerciseId));
  const measured = days
    .filter(isReTest)
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'work'));
  return [
    ...rule(isEasy && days.some(isReTest), 'a re-test for somebody who trains with easy doses'),
    ...rule(
      isEasy && allItems(days).some(({ effort }) => /as you can|few words/.test(effort ?? '')),
      'too hard for somebody who trains with easy doses',
    ),
    ...measured
      .flatMap(({ items }) => items)
      .filter(({ exerciseId }) => !first.has(exerciseId))
      .map(({ exerciseId }) => `${exerciseId} is measured again and was never trained`),
  ];
}

/** A day that promises more than last week has a larger count than seven days before. */
function brokenPromises({ days }: WorkoutPlan): string[] {
  return days.slice(7).flatMap((day, index) => {
    const promises = day.note?.match(/[^.]*more [^.]*than last week/g) ?? [];
    return promises.flatMap((promise) => {
      const kind = /cardio|bout/.test(promise) ? 'cardio' : 'work';
      return rule(!isMore(day, days[index]!, kind), `day ${day.day}: not true:${promise}`);
    });
  });
}

/** Easy movement only fills a session up: the more there is of the rest, the less of it. */
function isMore(day: PlanDay, before: PlanDay, kind: PlanBlock['kind']): boolean {
  const itemsOf = ({ blocks }: PlanDay) =>
    blocks
      .filter((block) => block.kind === kind)
      .flatMap(({ items }) => items)
      .filter(({ effort }) => !effort?.startsWith('easy'));
  const old = new Map(itemsOf(before).map((item) => [item.exerciseId, item]));
  const pairs = itemsOf(day).flatMap((item) => {
    const last = old.get(item.exerciseId);
    return last ? [[item, last] as const] : [];
  });
  const grew = ([now, last]: readonly [PlanItem, PlanItem]) =>
    now.max > last.max || (kind === 'cardio' && now.sets > last.sets);
  return pairs.length > 0 && pairs.every(grew);
}

/** A plan says that the large muscles are trained twice a week exactly where they are. */
function brokenReasons({ days, reasons }: WorkoutPlan, library: Library): string[] {
  // The back counts only where an exercise is for it: legs and trunk exercises hold it still.
  const isSaid = reasons.some(({ text }) => text.startsWith('All large muscle groups'));
  if (!isSaid) return [];
  const trained = days.slice(0, 7).map((day) =>
    strengthItems([day], library).flatMap(({ exerciseId }) => {
      const { muscle, secondary } = library.get(exerciseId)!;
      return [muscle, ...secondary.filter((one) => one !== 'lats' && one !== 'upper_back')];
    }),
  );
  const groups = [['chest'], ['lats', 'upper_back'], ['shoulders'], ['quadriceps'], ['glutes', 'hamstrings']];
  return groups.flatMap((group) =>
    rule(
      trained.filter((day) => day.some((muscle) => group.includes(muscle))).length < 2,
      `${group.join(' or ')} trained less than twice`,
    ),
  );
}
