import { expect, test } from 'vitest';
import type { WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import {
  choicesIn,
  FIRST_CHOICES,
  hasChoices,
  mergedLimitations,
  searchParamsOf,
  toggled,
  toggledEquipment,
  toggledLimitation,
} from './plan-choices';

test.each<[string, Partial<WorkoutPlanValues>]>([
  ['', {}],
  [
    'goal=strength&experience=expert&location=gym&days=60',
    { goal: 'strength', experience: 'expert', location: 'gym', days: 60 },
  ],
  ['equipment=kettlebell,dumbbells', { equipment: ['dumbbells', 'kettlebell'] }],
  ['equipment=none', {}],
  ['limitations=knee,wrist', {}],
  ['goal=fame&experience=&location=moon&days=8&equipment=car', {}],
])('reads the choices in "%s", ignoring unknown values', (address, choices) => {
  expect(choicesIn(new URLSearchParams(address))).toEqual({ ...FIRST_CHOICES, ...choices });
});

test.each<Partial<WorkoutPlanValues>>([
  {},
  { goal: 'cardio', days: 14, equipment: ['barbell', 'jump_rope'] },
])('the URL parameters contain the choices: %o', (changed) => {
  const choices = { ...FIRST_CHOICES, ...changed };
  const address = new URLSearchParams(searchParamsOf(choices));
  expect(address.get('tab')).toBe('workout-plan');
  expect(choicesIn(address)).toEqual(choices);
});

test('limitations are never part of the URL', () => {
  const careful: WorkoutPlanValues = { ...FIRST_CHOICES, limitations: ['knee', 'floor'] };
  expect(searchParamsOf(careful)).toEqual(searchParamsOf(FIRST_CHOICES));
});

test('the URL of the tab alone contains no choices', () => {
  expect(hasChoices(new URLSearchParams('tab=workout-plan'))).toBe(false);
  expect(hasChoices(new URLSearchParams('tab=workout-plan&days=14'))).toBe(true);
});

test('keeps the order of the offered list', () => {
  expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
  expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'c')).toEqual(['a']);
});

test('"No equipment" clears all other equipment', () => {
  expect(toggledEquipment(['barbell'], 'dumbbells')).toEqual(['dumbbells', 'barbell']);
  expect(toggledEquipment(['dumbbells', 'barbell'], 'none')).toEqual([]);
  expect(toggledEquipment([], 'none')).toEqual([]);
});

test('limitations are those of the diet details plus own changes', () => {
  expect(mergedLimitations(['knee'], {})).toBeNull();
  expect(mergedLimitations(['knee', 'hip'], { knee: false, wrist: true })).toEqual(['hip', 'wrist']);
  expect(mergedLimitations(['wrist'], { wrist: true })).toEqual(['wrist']);
});

test('a change is stored relative to the diet details, and removed when undone', () => {
  expect(toggledLimitation(['knee'], {}, 'wrist')).toEqual({ wrist: true });
  expect(toggledLimitation(['knee'], { wrist: true }, 'knee')).toEqual({ wrist: true, knee: false });
  expect(toggledLimitation(['knee'], { wrist: true, knee: false }, 'knee')).toEqual({ wrist: true });
});
