/** Imports that the tables forbid, and imports that are written in another order or way than the others. */
import { builtinModules } from 'node:module';
import path from 'node:path';
import { zoneOf } from './dependency-zones.js';
import { orderProblems } from './feature-order.js';
import { restrictionsOf } from './restricted-imports.js';

/** @typedef {{ start: number, message: string }} Problem */
/** @typedef {import('./imports.js').Import} Import */

const ORDER = 'Order of imports: Node, packages, # aliases, relative, without blank lines between them.';

/**
 * @param {string} file
 * @param {Import[]} imports
 * @returns {Problem[]}
 */
export function forbiddenImports(file, imports) {
  const zone = zoneOf(file);
  const restrictions = restrictionsOf(file);
  return imports.flatMap((one) => {
    const imported = pathOf(file, one.from);
    const messages = restrictions.filter((each) => forbids(each, one)).map(({ message }) => message);
    if (zone && imported !== null) messages.push(...problemsOfZone(zone, file, imported));
    return messages.map((message) => ({ start: one.start, message: `import of ${one.from}: ${message}` }));
  });
}

/**
 * @param {import('./dependency-zones.js').Zone} zone
 * @param {string} file
 * @param {string} imported
 */
function problemsOfZone(zone, file, imported) {
  if (!zone.allows(imported)) return [zone.message];
  return orderProblems(file, imported);
}

/** @param {import('./restricted-imports.js').Pattern} pattern @param {Import} one */
function forbids({ regex, importNames, importNamePattern, allowTypeImports }, { from, isType, names }) {
  if (!new RegExp(regex, 'u').test(from) || (allowTypeImports && isType)) return false;
  if (importNames) return names.some((name) => name === '*' || importNames.includes(name));
  return (
    !importNamePattern || names.some((name) => name === '*' || new RegExp(importNamePattern, 'u').test(name))
  );
}

/**
 * The imported path from the root of the repository; null for a package.
 * @param {string} file
 * @param {string} from
 */
function pathOf(file, from) {
  if (from.startsWith('#')) return from.slice(1);
  return from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : null;
}

/**
 * @param {string} file
 * @param {Import[]} imports
 * @returns {Problem[]}
 */
export function longPaths(file, imports) {
  const folder = path.posix.dirname(file);
  return imports.flatMap(({ from, start }) => {
    if (!from.startsWith('.')) return [];
    const relative = path.posix.relative(folder, path.posix.join(folder, from));
    const shortest = relative.startsWith('.') ? relative : `./${relative}`;
    return from === shortest ? [] : [{ start, message: `import of ${from}: write ${shortest}` }];
  });
}

/**
 * @param {Import[]} imports
 * @param {string} text of the file
 * @returns {Problem[]}
 */
export function disorderedImports(imports, text) {
  const ordered = imports.filter(({ isOrdered }) => isOrdered);
  return ordered.slice(1).flatMap(({ from, start }, index) => {
    const previous = /** @type {Import} */ (ordered[index]);
    const hasBlankLine = /\n[ \t]*\r?\n/.test(text.slice(previous.end, start));
    const isAhead = groupOf(from) < groupOf(previous.from);
    return hasBlankLine || isAhead ? [{ start, message: `import of ${from}: ${ORDER}` }] : [];
  });
}

/** @param {string} from */
function groupOf(from) {
  if (from.startsWith('node:') || builtinModules.includes(from)) return 0;
  if (from.startsWith('.')) return 3;
  return from.startsWith('#') ? 2 : 1;
}
