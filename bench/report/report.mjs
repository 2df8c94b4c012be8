// The results as Markdown that is also readable in a terminal.
import { ALONE } from '../alone/alone.mjs';
import { CASES } from '../cases/cases.mjs';
import { CONTENDERS } from '../contenders/contenders.mjs';
import { ratioOf } from '../measure/rounds.mjs';
import { median } from '../support/statistics.mjs';
import { goalsOf } from './goals.mjs';
import { table } from './table.mjs';

const COLUMNS = [
  '',
  'CPU ms',
  'least-most',
  'DB CPU ms',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU / L0',
  'CPU / L',
];

/** @param {import('../compare.mjs').Results} results */
export function reportOf(results) {
  const cases = CASES.filter(({ name }) => results.cases[name]);
  const alone = ALONE.filter(({ name }) => results.alone[name]);
  const parts = [
    describe(results),
    '## Goals',
    table(['goal', 'measured', 'limit', 'met'], goalsOf(results)),
    ...(cases.length > 0 ? [overview(cases, results)] : []),
    ...cases.map((kase) => partOf(kase, results.cases[kase.name] ?? {})),
    ...alone.map(({ name, title }) => aloneText(title, results.alone[name] ?? [])),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** @param {import('../compare.mjs').Results} results */
function describe({ at, machine, layout, versions, plan }) {
  const software = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `${at.slice(0, 10)}. ${machine}`,
    layout,
    `${plan.rounds} rounds of ${plan.seconds} s after ${plan.warmUpSeconds} s of warm-up, ${plan.connections} connections. ${software.join(', ')}.`,
  ].join('\n');
}

/**
 * The CPU time of each contender in each case.
 * @param {import('../cases/case.mjs').Case[]} cases
 * @param {import('../compare.mjs').Results} results
 */
function overview(cases, results) {
  const contenders = Object.keys(CONTENDERS).filter((name) =>
    cases.some((kase) => results.cases[kase.name]?.[name]),
  );
  const rows = cases.map((kase) => [
    kase.name,
    ...contenders.map((name) => cpuText(results.cases[kase.name]?.[name])),
  ]);
  const head = ['case', ...contenders.map((name) => CONTENDERS[name]?.short ?? name)];
  return `## CPU time of the server for each request, in ms\n\n${table(head, rows)}`;
}

/** @param {import('../measure/rounds.mjs').Figures[] | undefined} rounds */
const cpuText = (rounds) => (rounds ? median(rounds.map(({ cpuMs }) => cpuMs)).toFixed(3) : '');

/**
 * @param {import('../cases/case.mjs').Case} kase
 * @param {Record<string, import('../measure/rounds.mjs').Figures[]>} figures
 */
function partOf({ title, note }, figures) {
  const rows = Object.entries(figures).map(([name, rounds]) => rowOf(name, rounds, figures));
  return [`## ${title}`, ...(note ? [note] : []), table(COLUMNS, rows)].join('\n\n');
}

/**
 * @param {string} name
 * @param {import('../measure/rounds.mjs').Figures[]} rounds
 * @param {Record<string, import('../measure/rounds.mjs').Figures[]>} all
 */
function rowOf(name, rounds, { constant, plain }) {
  const middle = (/** @type {keyof import('../measure/rounds.mjs').Figures} */ key) =>
    median(rounds.map((round) => round[key]));
  const times = rounds.map(({ cpuMs }) => cpuMs);
  const against = (/** @type {import('../measure/rounds.mjs').Figures[] | undefined} */ others) =>
    others ? ratioOf(rounds, others).ratio.toFixed(2) : '';
  return [
    CONTENDERS[name]?.title ?? name,
    middle('cpuMs').toFixed(3),
    `${Math.min(...times).toFixed(3)}-${Math.max(...times).toFixed(3)}`,
    middle('databaseCpuMs').toFixed(3),
    middle('perSecond').toFixed(0),
    middle('p50Ms').toFixed(2),
    middle('p99Ms').toFixed(1),
    against(constant),
    against(plain),
  ];
}

/** @param {string} title @param {import('../alone/measurement.mjs').Measured[]} measured */
const aloneText = (title, measured) =>
  [
    `## ${title}`,
    table(
      ['', ''],
      measured.map(({ what, figure, unit }) => [
        what,
        `${figure.toFixed(figure < 100 ? 2 : 0)} ${unit}`.trim(),
      ]),
    ),
  ].join('\n\n');
