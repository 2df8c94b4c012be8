/** Notes on what changes on a day. */
import { isLoadable } from './choose-exercise';
import type { PlanContext } from './plan-context';
import { isTraining, type DraftDay } from './plan-draft';
import { CARDIO_TITLES } from './rules/cardio';
import { LOAD_STEP_PERCENT, type Stage } from './rules/progression';

const RE_TEST = 'Re-test';
export const isReTest = ({ note }: DraftDay) => note?.startsWith(RE_TEST) ?? false;

const OF_STRENGTH: Record<Stage, string | null> = {
  base: null,
  more_reps: 'One rep more in each set than last week, five seconds more in a hold.',
  more_load: null,
  lighter: 'Lighter week: fewer sets of the same exercises, without strain.',
  test: `${RE_TEST}: one set to warm up, then one with as many clean reps as you can, stopping before form slips. Compare with your first week.`,
};
const MORE_LOAD = `Where you reached the upper number last week, about ${LOAD_STEP_PERCENT.upper} % more load for the upper body and ${LOAD_STEP_PERCENT.lower} % for the legs, or the next weight up; the reps start again.`;
const MORE_REPS_WITHOUT_LOAD =
  'Without weights, another rep in each set; where that is easy, take the harder variant.';

const FIVE_MINUTES_MORE = 'Five minutes of cardio more than last week.';
const ONE_BOUT_MORE = 'One bout, or one round of them, more than last week.';

const OF_CARDIO: Record<Stage, { steady: string | null; inBouts: string | null }> = {
  base: { steady: null, inBouts: null },
  more_reps: { steady: FIVE_MINUTES_MORE, inBouts: ONE_BOUT_MORE },
  more_load: { steady: FIVE_MINUTES_MORE, inBouts: ONE_BOUT_MORE },
  lighter: { steady: 'Lighter week: shorter than before.', inBouts: 'Lighter week: fewer bouts.' },
  test: {
    steady: `${RE_TEST}: write down how far you came, or your steps in one minute, and how it felt. Compare with your first week.`,
    inBouts: null,
  },
};

const OF_STRETCHING: Record<Stage, string | null> = {
  base: null,
  more_reps: 'Hold each stretch a little longer than last week.',
  more_load: 'Longer holds in fewer sets.',
  lighter: 'Lighter week: shorter holds, without strain.',
  test: `${RE_TEST}: note how far you reach in each stretch. Compare with your first week.`,
};

const SECOND_BLOCK = 'New variants of the exercises: find the right load again.';
const TEST_DAYS = 2;

export function noteOfDay(day: DraftDay, index: number, { phase }: PlanContext): string | null {
  if (!isTraining(day)) return null;
  if (phase.stage === 'test' && index >= TEST_DAYS) return 'The last day: nothing new today.';
  if (phase.stage === 'base' && phase.block > 0 && day.kind === 'strength') return SECOND_BLOCK;
  if (day.kind === 'cardio') return noteOfCardio(day, phase.stage);
  if (day.kind === 'flexibility') return OF_STRETCHING[phase.stage];
  return noteOfStrength(day, phase.stage);
}

/** Notes on the cardio of a day and, if there is any, its strength work. */
function noteOfCardio(day: DraftDay, stage: Stage): string | null {
  const { steady, inBouts } = OF_CARDIO[stage];
  const titles = day.blocks.map(({ title }) => title);
  const notes = [
    titles.includes(CARDIO_TITLES.steady) && steady,
    (titles.includes(CARDIO_TITLES.intervals) || titles.includes(CARDIO_TITLES.changes)) && inBouts,
    day.blocks.some(({ kind }) => kind === 'work') && stage !== 'lighter' && noteOfStrength(day, stage),
  ];
  return notes.filter(Boolean).join(' ') || null;
}

function noteOfStrength(day: DraftDay, stage: Stage): string | null {
  return stage === 'more_load' ? noteOfMoreLoad(day) : OF_STRENGTH[stage];
}

function noteOfMoreLoad({ blocks }: DraftDay): string | null {
  const work = blocks.filter(({ kind }) => kind === 'work').flatMap(({ items }) => items);
  const loaded = work.filter(({ exercise }) => isLoadable(exercise)).length;
  const notes = [loaded > 0 && MORE_LOAD, loaded < work.length && MORE_REPS_WITHOUT_LOAD];
  return notes.filter(Boolean).join(' ') || null;
}
