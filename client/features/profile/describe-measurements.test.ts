import { expect, test } from 'vitest';
import { describeMeasurements } from './describe-measurements';

const measured = (measuredAt: string, weightKg: number | null) => ({
  id: measuredAt,
  measuredAt,
  weightKg,
  heightCm: null,
  bmi: null,
  muscleMassKg: null,
});

const today = '2026-11-21T12:00:00Z';
const before = '2026-10-01T20:00:00Z';

test.each([
  [[measured(today, null)], 'Last measured on 21 Nov 2026.'],
  [[measured(today, 72)], 'Your weight: 72 kg on 21 Nov 2026.'],
  [
    [measured(today, 72.3), measured(before, 74)],
    'Your weight: 72.3 kg on 21 Nov 2026, 1.7 kg less than on 2 Oct 2026.',
  ],
  [
    [measured(today, 75), measured(before, 74)],
    'Your weight: 75 kg on 21 Nov 2026, 1 kg more than on 2 Oct 2026.',
  ],
  [
    [measured(today, 74), measured(before, 74)],
    'Your weight: 74 kg on 21 Nov 2026, the same as on 2 Oct 2026.',
  ],
  [[measured(today, null), measured(before, 74)], 'Your weight: 74 kg on 2 Oct 2026.'],
])('describes measurements %# in a sentence', (measurements, sentence) => {
  expect(describeMeasurements(measurements)).toBe(sentence);
});
