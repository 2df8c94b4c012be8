import { AppError } from './errors';

/** Maximum levels of arrays and objects in JSON of clients: what reads it calls itself for each of them. */
export const JSON_DEPTH_MAX = 50;
export const TOO_DEEP = `Send JSON with at most ${JSON_DEPTH_MAX} levels of arrays and objects.`;

/** Throws if a value that was parsed from JSON is nested too deeply. */
export function refuseDeepNesting(value: unknown): void {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > JSON_DEPTH_MAX) throw new AppError('BAD_REQUEST', TOO_DEEP);
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isNested);
  }
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
