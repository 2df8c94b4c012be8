import { expect, test } from 'vitest';
import { describeChange, describeRate } from './describe-progress';
import { progressContent } from './progress.content';

test.each([
  [{ total: 0, perWeek: null, perWeekBefore: null }, 'No visits in these 12 weeks.'],
  [{ total: 0, perWeek: 0, perWeekBefore: 2 }, 'No visits in these 12 weeks.'],
  [{ total: 1, perWeek: null, perWeekBefore: null }, 'You came once in your first week.'],
  [{ total: 2, perWeek: 0, perWeekBefore: 1 }, 'You came twice this week, but not in the weeks before.'],
  [{ total: 9, perWeek: 3, perWeekBefore: null }, 'You came 3 times a week on average.'],
  [{ total: 9, perWeek: 3, perWeekBefore: 2 }, 'You came 3 times a week on average, up from 2.'],
  [{ total: 9, perWeek: 1, perWeekBefore: 1 }, 'You came once a week on average, as often as before.'],
  [{ total: 9, perWeek: 2.4, perWeekBefore: 2.7 }, 'You came 2.4 times a week on average, down from 2.7.'],
])('describes rate %# in a sentence', (rate, sentence) => {
  expect(describeRate(rate, 12, progressContent.visits)).toBe(sentence);
});

const at = (measuredAt: string, kg: number) => ({ id: measuredAt, measuredAt, kg });
const now = at('2026-11-21T12:00:00Z', 76.1);

test.each([
  [[], 'Not measured in these weeks.'],
  [[now], '76.1 kg on 21 Nov 2026.'],
  [[at('2026-10-01T20:00:00Z', 78), now], '76.1 kg on 21 Nov 2026, 1.9 kg less than on 2 Oct 2026.'],
  [[at('2026-10-01T10:00:00Z', 75), now], '76.1 kg on 21 Nov 2026, 1.1 kg more than on 1 Oct 2026.'],
  [[at('2026-10-01T10:00:00Z', 76.1), now], '76.1 kg on 21 Nov 2026, the same as on 1 Oct 2026.'],
])('describes line %# in a sentence', (points, sentence) => {
  expect(describeChange(points)).toBe(sentence);
});
