import { expect, test } from 'vitest';
import { asianRiskBandOf, bmiStatusOf, bodyMassIndex, bodyMassIndexUs } from './bmi';

test.each([
  [70, 175, 22.9],
  [81.5, 174, 26.9],
  [50, 200, 12.5],
  [56.65625, 175, 18.5],
  [20, 260, 3],
  [400, 50, 1600],
])('%d kg and %d cm give %d, to one decimal', (weight, height, index) => {
  expect(bodyMassIndex(weight, height)).toBe(index);
});

test.each([
  [154, 69, 22.7],
  [180, 70, 25.8],
  [110, 64, 18.9],
  [250, 66, 40.3],
])('%d lb and %d in give %d, to one decimal', (weight, height, index) => {
  expect(bodyMassIndexUs(weight, height)).toBe(index);
});

test.each([
  [5, 'Underweight'],
  [18.4, 'Underweight'],
  [18.5, 'Normal'],
  [24.8, 'Normal'],
  [24.9, 'Normal'],
  [25, 'Overweight'],
  [29.8, 'Overweight'],
  [29.9, 'Overweight'],
  [30, 'Obese'],
  [150, 'Obese'],
])('classifies an index of %d as %s, without a gap between two statuses', (index, status) => {
  expect(bmiStatusOf(index)).toBe(status);
});

test('rounds an index before classifying it', () => {
  expect(bodyMassIndex(76.45, 175)).toBe(25);
  expect(bmiStatusOf(bodyMassIndex(76.45, 175))).toBe('Overweight');
  expect(76.45 / 1.75 ** 2).toBeLessThan(25);
});

test.each([
  [18.4, 'underweight'],
  [18.5, 'acceptable'],
  [22.9, 'acceptable'],
  [23, 'increased'],
  [27.4, 'increased'],
  [27.5, 'high'],
  [40, 'high'],
])('assigns an index of %d to the band "%s" for Asian adults', (index, band) => {
  expect(asianRiskBandOf(index)).toBe(band);
});
