import { CASES } from '../cases/cases.mjs';
import { median } from '../support/statistics.mjs';
import { ratioOf } from '../measure/rounds.mjs';
/** @param {any} results */
export function textOf(results) {
  const lines = [];
  for (const kase of CASES) {
    const r = results.cases[kase.name]; if (!r) continue;
    lines.push('', kase.title);
    for (const [n, f] of Object.entries(r)) lines.push([n.padEnd(14), median(f.map((x) => x.cpuMs)).toFixed(3), median(f.map((x) => x.databaseCpuMs)).toFixed(3), median(f.map((x) => x.perSecond)).toFixed(0), r.plain && ratioOf(f, r.plain).ratio.toFixed(2)].join('  '));
  }
  return lines.join('\n');
}
