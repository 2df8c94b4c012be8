import { expect, test } from 'vitest';
import { bodyOf, convert, bmiOf, measureOf, units, type CalculatorValues } from './bmi-units';

const metric = (weight: string, height: string): CalculatorValues => ({ system: 'metric', weight, height });
const us = (weight: string, height: string): CalculatorValues => ({ system: 'us', weight, height });

test.each([
  [metric('70', '175'), 22.9],
  [metric('७०', '१७५'), 22.9],
  [us('154', '69'), 22.7],
  [metric('70', ''), null],
  [metric('', '175'), null],
  [us('', ''), null],
  [metric('70', '1.75'), null],
  [metric('seventy', '175'), null],
  [metric('400', '50'), 'impossible'],
  [metric('20', '260'), 'impossible'],
])('%j gives the BMI %j', (values, index) => {
  expect(bmiOf(values)).toBe(index);
});

test('converts measurements between units', () => {
  expect(convert(metric('70', '175'), 'us')).toEqual(us('154.3', '68.9'));
  expect(convert(us('154.3', '68.9'), 'metric')).toEqual(metric('70', '175'));
  expect(convert(metric('', 'tall'), 'us')).toEqual(us('', 'tall'));
  expect(convert(metric('70.55', '175'), 'metric')).toEqual(metric('70.55', '175'));
});

test('the accepted ranges match in both unit systems', () => {
  expect(units.us.weight.range).toEqual({ min: 45, max: 881 });
  expect(units.us.height.range).toEqual({ min: 20, max: 102 });
  expect(measureOf(us('881', '70'), 'weight')).toBe(881);
  expect(measureOf(us('882', '70'), 'weight')).toBeNull();
});

test('returns kilograms and centimetres, or null for incomplete or implausible input', () => {
  expect(bodyOf(metric('70', '175'))).toEqual({ weightKg: 70, heightCm: 175 });
  expect(bodyOf(us('154.3', '68.9'))).toEqual({ weightKg: 70, heightCm: 175 });
  expect(bodyOf(metric('70', ''))).toBeNull();
  expect(bodyOf(metric('400', '50'))).toBeNull();
});
