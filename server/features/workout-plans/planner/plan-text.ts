import { amountInFull, roundsOf } from '#common/workout-plans/amounts';
import { DAYS_OF_WEEK } from './rules/weekly-limits';
import type { WorkoutPlanReason, WorkoutPlanSource } from '../plan-reason.type';
import type { WorkoutPlanBlock, WorkoutPlanDay, WorkoutPlan } from '../workout-plan.type';

/** Formats a plan as plain text, ready to print. */
export function planText({ title, cautions, days, reasons }: WorkoutPlan): string {
  const sources = sourcesOf(reasons);
  const parts = [
    title,
    section('Before you start', cautions),
    ...weeksOf(days).map((week, index) => weekText(week, index + 1)),
    section(
      'Why this plan',
      reasons.map((one) => reasonText(one, sources)),
    ),
    ...(sources.length > 0 ? [section('Sources', [sources.map(sourceText).join('\n')])] : []),
  ];
  return `${parts.join('\n\n\n')}\n`;
}

function weeksOf(days: readonly WorkoutPlanDay[]): WorkoutPlanDay[][] {
  const count = Math.ceil(days.length / DAYS_OF_WEEK);
  return Array.from({ length: count }, (_, index) =>
    days.slice(index * DAYS_OF_WEEK, (index + 1) * DAYS_OF_WEEK),
  );
}

function section(heading: string, lines: readonly string[]): string {
  return [heading, ...lines].join('\n\n');
}

const weekText = (days: readonly WorkoutPlanDay[], week: number) =>
  section(`WEEK ${week}`, days.map(dayText));

function dayText({ day, title, minutes, note, blocks }: WorkoutPlanDay): string {
  if (blocks.length === 0) return `Day ${day}: ${title}`;
  const lines = [
    `Day ${day}: ${title}, about ${minutes} min`,
    ...(note ? [note] : []),
    ...blocks.map(blockText),
  ];
  return lines.join('\n');
}

function blockText(block: WorkoutPlanBlock): string {
  const heading = `  ${block.title}, ${block.minutes} min${block.isCircuit ? `, ${roundsOf(block.items)}` : ''}`;
  const lines = block.items.map((item) => `    ${item.name}: ${amountInFull(item, block.isCircuit)}`);
  return [heading, ...(block.note ? [`    ${block.note}`] : []), ...lines].join('\n');
}

/** Each source once, in the order in which the reasons cite them. */
function sourcesOf(reasons: readonly WorkoutPlanReason[]): WorkoutPlanSource[] {
  const sources = new Map(reasons.flatMap(({ source }) => (source ? [[source.id, source] as const] : [])));
  return [...sources.values()];
}

function reasonText({ text, source }: WorkoutPlanReason, sources: readonly WorkoutPlanSource[]): string {
  const index = sources.findIndex(({ id }) => id === source?.id);
  return index < 0 ? text : `${text} [${index + 1}]`;
}

function sourceText({ title, url }: WorkoutPlanSource, index: number): string {
  return `[${index + 1}] ${title}${url ? `, ${url}` : ''}`;
}
