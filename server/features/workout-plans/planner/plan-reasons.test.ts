import { describe, expect, test } from 'vitest';
import { LIMITATIONS } from '#common/exercises/exercises';
import { exerciseLibrary } from '../../exercises/exercise-library';
import type { PlanRequest } from './plan-request';
import { makePlan } from './planner';
import { BEGINNER_AT_HOME, CARDIO_ALONE } from './testing/requests';

const library = exerciseLibrary();

const reasonsFor = (request: Partial<PlanRequest>) =>
  makePlan({ ...BEGINNER_AT_HOME, ...request }, library).reasons;
const textsFor = (request: Partial<PlanRequest>) =>
  reasonsFor(request)
    .map(({ text }) => text)
    .join(' ');

describe('reasons match the plan', () => {
  test('does not credit a source for doses adapted to light exercises', () => {
    const dose = (request: Partial<PlanRequest>) =>
      reasonsFor(request).find(({ text }) => text.startsWith('Main exercises'))?.source?.id;

    expect(dose({ equipment: ['dumbbells'] })).toBe('acsm_2009');
    expect(dose({ equipment: [] })).toBeUndefined();
    expect(textsFor({ equipment: [] })).toContain('a shorter rest instead of a heavier load');
  });

  test('mentions more load only if an exercise can be loaded', () => {
    expect(textsFor({ days: 21, equipment: ['dumbbells'] })).toContain('The third adds load');
    expect(textsFor({ days: 21, equipment: [] })).not.toContain('adds load');
  });

  test('without strength exercises, does not mention reps and names the days after their cardio', () => {
    const plan = makePlan(CARDIO_ALONE, library);
    const text = plan.reasons.map((one) => one.text).join(' ');
    expect(text).toContain('five minutes, or one bout, more');
    expect(text).toContain('5 minutes more of steady cardio');
    expect(text).not.toMatch(/\brep\b|sets:|variants/);
    expect(plan.days[7]).toMatchObject({
      kind: 'cardio',
      title: 'Steady cardio',
      note: 'Five minutes of cardio more than last week.',
    });
  });

  test('with only easy movement left, does not mention progression', () => {
    const text = textsFor({ days: 60, location: 'outdoor', limitations: [...LIMITATIONS] });
    expect(text).toContain('Only easy movement is left with what you chose');
    expect(text).not.toMatch(/second week|second four weeks|fourth week/);
  });

  test('with nothing to re-test, describes the last days as easy', () => {
    const limitations = LIMITATIONS.filter((one) => one !== 'pregnancy' && one !== 'high_blood_pressure');
    expect(textsFor({ goal: 'weight_loss', days: 30, location: 'outdoor', limitations })).toContain(
      'The last days are easy ones',
    );
  });

  test('does not mention a third week in a plan without one', () => {
    expect(textsFor({ goal: 'cardio', days: 14 })).not.toContain('third week');
    expect(textsFor({ goal: 'cardio', days: 21 })).toContain('third week');
  });

  test('names large muscles that are trained less than twice a week', () => {
    expect(textsFor({})).toContain('All large muscle groups');
    expect(textsFor({ limitations: ['pregnancy'] })).toContain('less often here: ');
  });

  test('counts only the minutes of cardio towards the published range for weight loss', () => {
    const plan = makePlan({ ...BEGINNER_AT_HOME, goal: 'weight_loss' }, library);
    const cardio = plan.days
      .flatMap(({ blocks }) => blocks)
      .filter(({ kind }) => kind === 'cardio')
      .reduce((sum, { minutes }) => sum + minutes, 0);

    const text = plan.reasons.map((one) => one.text).join(' ');
    expect(text).toContain(`about ${cardio} minutes of cardio`);
    expect(text).toContain(`${150 - cardio} minutes of brisk walking`);
  });
});
