// Contenders are compared only if they answer the same, value by value.
import { questionOf, requestOf } from '../cases/case.mjs';
import { DIFFERENT } from './different.mjs';

/** Differ by nature: of a review that has just been added. */
const NEW_VALUES = ['id', 'createdAt'];

/**
 * Throws unless all contenders give the answer of the first.
 * @param {import('../cases/case.mjs').Case} kase
 * @param {{ name: string, address: string, token: string | undefined }[]} contenders
 */
export async function requireSameAnswers(kase, contenders) {
  const answers = [];
  for (const contender of contenders) answers.push({ ...contender, answer: await answerOf(kase, contender) });
  const [reference, ...others] = answers;
  for (const { name, answer } of others) {
    const difference = firstDifference(reference?.answer, answer);
    if (difference) throw new Error(`${kase.name}: ${name} differs from ${reference?.name} at ${difference}`);
  }
}

/**
 * @param {import('../cases/case.mjs').Case} kase
 * @param {{ name: string, address: string, token: string | undefined }} contender
 */
async function answerOf(kase, { name, address, token }) {
  const { path, request } = requestOf(kase, { contender: name, token });
  const body = request.body?.replace(DIFFERENT, `bench-${Date.now()}`);
  const text = await (await fetch(address + path, { ...request, body })).text();
  const response = parsed(text, `${kase.name}, ${name}`);
  if (response.errors) throw new Error(`${kase.name}, ${name}: ${text.slice(0, 500)}`);
  if (kase.path) return comparable(response, kase);
  const { answer = (/** @type {object} */ data) => data } = questionOf(kase, name) ?? {};
  return comparable(answer(response.data), kase);
}

/** @param {string} text @param {string} what */
function parsed(text, what) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${what}: not JSON: ${text.slice(0, 200)}`, { cause: error });
  }
}

/**
 * With times in one format, and without values that differ by nature.
 * @param {object} answer
 * @param {import('../cases/case.mjs').Case} kase
 */
const comparable = (answer, { isWrite }) =>
  JSON.parse(JSON.stringify(answer), (key, value) => {
    if (isWrite && NEW_VALUES.includes(key)) return undefined;
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? new Date(value).toISOString()
      : value;
  });

/**
 * The path of the first difference with both values; undefined if there is none.
 * @param {unknown} expected
 * @param {unknown} actual
 * @param {string} [at]
 * @returns {string | undefined}
 */
export function firstDifference(expected, actual, at = '') {
  if (!isObject(expected) || !isObject(actual))
    return expected === actual ? undefined : `${at}: ${text(expected)} and ${text(actual)}`;
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  for (const key of keys) {
    const difference = firstDifference(expected[key], actual[key], `${at}.${key}`);
    if (difference) return difference;
  }
  return undefined;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} value */
const text = (value) => JSON.stringify(value)?.slice(0, 100);
