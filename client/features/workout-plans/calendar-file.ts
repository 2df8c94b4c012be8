import { addDays, textOfDay, type CalendarDay } from '#common/calendar';
import { enumValue } from '#common/enum-names';
import type { Measure } from '#common/exercises/exercises';
import { studio } from '#common/studio';
import { amountInFull, roundsOf, type Amount } from '#common/workout-plans/amounts';
import { dateOf } from './plan-days';

/** The parts of a plan that a calendar shows. */
export interface PlannedDays {
  title: string;
  days: {
    day: number;
    kind: string;
    title: string;
    minutes: number;
    note: string | null;
    blocks: {
      title: string;
      note: string | null;
      isCircuit: boolean;
      items: (Omit<Amount, 'measure'> & { name: string; measure: Uppercase<Measure> })[];
    }[];
  }[];
}

interface CalendarSettings {
  /** Date of the first day, such as "2026-11-23". */
  startsOn: string;
  /** Stable per plan, so that importing the file again moves the events instead of duplicating them. */
  key: string;
  /** Host of this site, which makes the event ids globally unique. */
  host: string;
  /** Epoch milliseconds. */
  writtenAt: number;
}

/** Maximum octets of a line (RFC 5545, 3.1). */
const LINE_OCTETS_MAX = 75;
const LINE_END = '\r\n';

/** The training days of a plan as all-day events (RFC 5545); rest days are left out. */
export function calendarFile(plan: PlannedDays, settings: CalendarSettings): string {
  const training = plan.days.filter(({ kind }) => kind !== 'REST');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${studio.name}//Workout plan//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(plan.title)}`,
    ...training.flatMap((day) => eventOf(day, settings)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

function eventOf(day: PlannedDays['days'][number], settings: CalendarSettings): string[] {
  const { startsOn, key, host, writtenAt } = settings;
  const date = dateOf(startsOn, day.day);
  if (!date) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${key}-day-${day.day}@${host}`,
    `DTSTAMP:${basic(new Date(writtenAt).toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${basicDay(date)}`,
    `DTEND;VALUE=DATE:${basicDay(addDays(date, 1))}`,
    `SUMMARY:${escaped(`${day.title}, ${day.minutes} min`)}`,
    `DESCRIPTION:${escaped(linesOf(day).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function linesOf({ note, blocks }: PlannedDays['days'][number]): string[] {
  const ofBlocks = blocks.flatMap((block) => [
    '',
    block.isCircuit ? `${block.title}, ${roundsOf(block.items)}` : block.title,
    ...(block.note ? [block.note] : []),
    ...block.items.map(
      (item) =>
        `- ${item.name}: ${amountInFull({ ...item, measure: enumValue(item.measure) }, block.isCircuit)}`,
    ),
  ]);
  return note ? [note, ...ofBlocks] : ofBlocks.slice(1);
}

/** ISO 8601 without its separators. */
const basic = (iso: string) => iso.replaceAll(/[-:]/g, '');

const basicDay = (day: CalendarDay) => basic(textOfDay(day));

/** Escapes a text value (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n');

/** Folds a line into parts of at most 75 octets without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS_MAX) {
      text += `${LINE_END} `;
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
