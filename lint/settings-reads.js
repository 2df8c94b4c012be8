/** Finds reads of the studio's settings while a module is loaded: a constant would keep the values of that moment. */
import { Visitor } from 'vite';

/** Functions of `common` that read the settings. */
const READERS = [
  'weeklyTimings',
  'openingHours',
  'openingLine',
  'dailyOpening',
  'spansOn',
  'spansOnWeekday',
  'daysOfWeek',
  'currencyWords',
  'currencySymbol',
  'usesRupees',
  'deskMethods',
  'refundMethods',
  'formatPaise',
  'formatPaiseInFull',
  'dayInWords',
];

const MESSAGE =
  'This reads the settings of the studio while the module is loaded, and keeps them. Make it a function.';

/**
 * @param {import('vite').ESTree.Program} program
 * @returns {import('./import-problems.js').Problem[]}
 */
export function settingsReads(program) {
  /** @type {{ start: number, end: number }[]} */
  const functions = [];
  /** @type {number[]} */
  const reads = [];
  /** @param {{ start: number, end: number }} node */
  const isFunction = ({ start, end }) => void functions.push({ start, end });
  new Visitor({
    FunctionDeclaration: isFunction,
    FunctionExpression: isFunction,
    ArrowFunctionExpression: isFunction,
    MemberExpression: ({ object, property, start }) => {
      const isOfStudio = object.type === 'Identifier' && object.name === 'studio';
      if (isOfStudio && property.type === 'Identifier') reads.push(start);
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && READERS.includes(callee.name)) reads.push(start);
    },
  }).visit(program);
  return reads
    .filter((at) => !functions.some(({ start, end }) => start <= at && at < end))
    .map((start) => ({ start, message: MESSAGE }));
}
