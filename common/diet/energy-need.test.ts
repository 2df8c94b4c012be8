import { expect, test } from 'vitest';
import { energyNeed, plannedEnergy, type Body } from './energy-need';

const body: Body = { weightKg: 70, heightCm: 175, age: 30, gender: 'male', fitnessLevel: 'sedentary' };

test.each<[Partial<Body>, number]>([
  [{}, 1980],
  [{ fitnessLevel: 'light' }, 2270],
  [{ fitnessLevel: 'moderate' }, 2560],
  [{ fitnessLevel: 'very' }, 2840],
  [{ gender: 'female' }, 1780],
  [{ gender: 'other' }, 1880],
  [{ age: 60 }, 1800],
  [{ weightKg: 50 }, 1740],
])('with %j the energy need is %d kcal', (difference, kcal) => {
  expect(energyNeed({ ...body, ...difference })).toBe(kcal);
});

test('the need for other genders is the mean of the needs for male and female', () => {
  const of = (gender: Body['gender']) => energyNeed({ ...body, gender });
  expect(Math.abs(of('other') - (of('male') + of('female')) / 2)).toBeLessThanOrEqual(10);
});

test.each([
  [2240, 'female', 2240],
  [1100, 'female', 1200],
  [1100, 'male', 1500],
  [1100, 'other', 1350],
  [4600, 'male', 3500],
] as const)('limits a need of %d kcal (%s) to %d', (need, gender, kcal) => {
  expect(plannedEnergy(need, gender)).toBe(kcal);
});
