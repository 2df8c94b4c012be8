// The goals of Bhor, and whether it reaches them.
import { ALONE } from '../alone/alone.mjs';
import { CASES } from '../cases/cases.mjs';
import { CONTENDERS } from '../contenders/contenders.mjs';
import { ratioOf } from '../measure/rounds.mjs';

/**
 * The rows of the table of goals: goal, measured, limit, met.
 * @param {Pick<import('../compare.mjs').Results, 'cases' | 'alone'>} results
 * @returns {string[][]}
 */
export function goalsOf({ cases, alone }) {
  const ofCases = CASES.flatMap((kase) => kase.goals.map((goal) => rowOfCase(kase, goal, cases[kase.name])));
  const ofAlone = ALONE.flatMap(({ name }) =>
    (alone[name] ?? []).map((measured) => rowOfMeasured(name, measured)),
  );
  return [...ofCases, ...ofAlone].filter((row) => row !== undefined);
}

/**
 * @param {import('../cases/case.mjs').Case} kase
 * @param {import('../cases/case.mjs').Goal} goal
 * @param {Record<string, import('../measure/rounds.mjs').Figures[]> | undefined} figures
 */
function rowOfCase({ name }, { against, atMost, isCached }, figures) {
  const { bhor, [against]: others } = figures ?? {};
  if (!bhor || !others) return undefined;
  const { ratio, least, greatest } = ratioOf(bhor, others);
  const what = `${name}: CPU time / ${CONTENDERS[against]?.short}${isCached ? ' (may be cached)' : ''}`;
  const measured = `${ratio.toFixed(2)} (${least.toFixed(2)}-${greatest.toFixed(2)})`;
  return [what, measured, `<= ${atMost.toFixed(2)}`, yesOrNo(ratio <= atMost)];
}

/** @param {string} name @param {import('../alone/measurement.mjs').Measured} measured */
function rowOfMeasured(name, { what, figure, unit, atMost, atLeast }) {
  const limit = atMost ?? atLeast;
  if (limit === undefined) return undefined;
  const isMet = atMost === undefined ? figure >= limit : figure <= limit;
  const sign = atMost === undefined ? '>=' : '<=';
  return [
    `${name}: ${what}`,
    `${figure.toFixed(2)} ${unit}`.trim(),
    `${sign} ${limit} ${unit}`.trim(),
    yesOrNo(isMet),
  ];
}

/** @param {boolean} isMet */
const yesOrNo = (isMet) => (isMet ? 'yes' : 'NO');
