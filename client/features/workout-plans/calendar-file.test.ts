import { expect, test } from 'vitest';
import { calendarFile, type PlannedDays } from './calendar-file';

type Day = PlannedDays['days'][number];

const ITEM: Day['blocks'][number]['items'][number] = {
  name: 'Goblet Squat',
  sets: 3,
  measure: 'REPS',
  min: 8,
  max: 12,
  isPerSide: false,
  restSeconds: 90,
  effort: '1–3 reps left in reserve',
};

const REST = { day: 2, kind: 'REST', title: 'Rest', minutes: 0, note: null, blocks: [] };

const dayWith = (values: Partial<Day> = {}): Day => ({
  day: 1,
  kind: 'STRENGTH',
  title: 'Full body A',
  minutes: 45,
  note: null,
  blocks: [{ title: 'Work', note: null, isCircuit: false, items: [ITEM] }],
  ...values,
});

const SETTINGS = {
  startsOn: '2026-12-31',
  key: 'strength-home',
  host: 'studio.example',
  writtenAt: Date.parse('2026-11-22T21:05:06.789Z'),
};

const fileOf = (days: Day[], title = 'A plan') => calendarFile({ title, days }, SETTINGS);
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

test('training days are all-day events, and rest days are left out', () => {
  expect(unfolded(fileOf([dayWith(), REST]))).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bhor//Workout plan//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:A plan',
      'BEGIN:VEVENT',
      'UID:strength-home-day-1@studio.example',
      'DTSTAMP:20261122T210506Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Full body A\\, 45 min',
      'DESCRIPTION:Work\\n- Goblet Squat: 3 × 8–12\\, rest 90 s\\, 1–3 reps left in reserve',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a circuit lists its rounds once', () => {
  const circuit = { title: 'Work', note: 'One after the other.', isCircuit: true, items: [ITEM] };
  expect(unfolded(fileOf([dayWith({ blocks: [circuit] })]))).toContain(
    'DESCRIPTION:Work\\, 3 rounds\\nOne after the other.\\n- Goblet Squat: 8–12 reps\\, rest',
  );
});

test('dates are counted from the start day', () => {
  const file = fileOf([dayWith({ day: 3 })]);
  expect(file).toContain('DTSTART;VALUE=DATE:20270102\r\nDTEND;VALUE=DATE:20270103');
});

test('special characters are escaped', () => {
  const file = fileOf([], 'Push; pull, a\\b\nand rest');
  expect(file).toContain('X-WR-CALNAME:Push\\; pull\\, a\\\\b\\nand rest\r\n');
});

test('folds lines at 75 octets without splitting a character', () => {
  const note = 'ताकत – धीरे 💪 '.repeat(40);
  const file = fileOf([dayWith({ note })]);
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(Math.max(...octets)).toBeGreaterThan(70);
  expect(unfolded(file)).toContain(`DESCRIPTION:${note}\\n\\nWork`);
});
