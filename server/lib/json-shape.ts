import { AppError } from './errors';

/** Maximum levels of arrays and objects in JSON of clients: what reads it calls itself for each of them. */
export const JSON_DEPTH_MAX = 50;
/** Maximum length of a list in JSON of clients: each field of a query that has it as a filter takes time for each value. */
export const JSON_LIST_LENGTH_MAX = 500;
export const TOO_DEEP = `Send JSON with at most ${JSON_DEPTH_MAX} levels of arrays and objects.`;
export const TOO_LONG = `Send JSON with at most ${JSON_LIST_LENGTH_MAX} values in a list.`;

/** Throws if a value that was parsed from JSON is nested too deeply, or has too long a list. */
export function refuseUnusualShape(value: unknown): void {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > JSON_DEPTH_MAX) throw new AppError('BAD_REQUEST', TOO_DEEP);
    if (level.some(isTooLong)) throw new AppError('BAD_REQUEST', TOO_LONG);
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isNested);
  }
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTooLong = (value: object): boolean => Array.isArray(value) && value.length > JSON_LIST_LENGTH_MAX;
