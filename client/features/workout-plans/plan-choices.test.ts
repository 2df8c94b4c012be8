import { expect, test } from 'vitest';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import {
  addressOf,
  choicesIn,
  FIRST_CHOICES,
  limitationsBeside,
  namesChoices,
  toggled,
  toggledEquipment,
  toggledLimitation,
} from './plan-choices';

test.each<[string, Partial<WorkoutPlanValues>]>([
  ['', {}],
  [
    'goal=strength&experience=expert&location=gym&days=60',
    {
      ...{ goal: 'strength', experience: 'expert', location: 'gym', days: 60 },
    },
  ],
  ['equipment=kettlebell,dumbbells', { equipment: ['dumbbells', 'kettlebell'] }],
  ['equipment=none', {}],
  ['limitations=knee,wrist', {}],
  ['goal=fame&experience=&location=moon&days=8&equipment=car', {}],
])('"%s" is read, and what nobody knows counts as not there', (address, choices) => {
  expect(choicesIn(new URLSearchParams(address))).toEqual({ ...FIRST_CHOICES, ...choices });
});

test.each<Partial<WorkoutPlanValues>>([
  {},
  { goal: 'cardio', days: 14, equipment: ['barbell', 'jump_rope'] },
])('an address says what was chosen: %o', (changed) => {
  const choices = { ...FIRST_CHOICES, ...changed };
  const address = new URLSearchParams(addressOf(choices));
  expect(address.get('tab')).toBe('workout-plan');
  expect(choicesIn(address)).toEqual(choices);
});

test('limitations are in no address', () => {
  const careful: WorkoutPlanValues = { ...FIRST_CHOICES, limitations: ['knee', 'floor'] };
  expect(addressOf(careful)).toEqual(addressOf(FIRST_CHOICES));
});

test('the address of the tab alone names no choice', () => {
  expect(namesChoices(new URLSearchParams('tab=workout-plan'))).toBe(false);
  expect(namesChoices(new URLSearchParams('tab=workout-plan&days=14'))).toBe(true);
});

test('what is chosen stays in the order of the list', () => {
  expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
  expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'c')).toEqual(['a']);
});

test('"No equipment" takes the rest away', () => {
  expect(toggledEquipment(['barbell'], 'dumbbells')).toEqual(['dumbbells', 'barbell']);
  expect(toggledEquipment(['dumbbells', 'barbell'], 'none')).toEqual([]);
  expect(toggledEquipment([], 'none')).toEqual([]);
});

test('limitations are those of the details, but for what was chosen otherwise', () => {
  expect(limitationsBeside(['knee'], {})).toBeNull();
  expect(limitationsBeside(['knee', 'hip'], { knee: false, wrist: true })).toEqual(['hip', 'wrist']);
  expect(limitationsBeside(['wrist'], { wrist: true })).toEqual(['wrist']);
});

test('a limitation is chosen against the details, and taken back', () => {
  expect(toggledLimitation(['knee'], {}, 'wrist')).toEqual({ wrist: true });
  expect(toggledLimitation(['knee'], { wrist: true }, 'knee')).toEqual({ wrist: true, knee: false });
  expect(toggledLimitation(['knee'], { wrist: true, knee: false }, 'knee')).toEqual({ wrist: true });
});
