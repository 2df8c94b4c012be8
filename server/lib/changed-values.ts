import { isDeepStrictEqual } from 'node:util';

/** Leaves out values that are absent or null. */
export const givenValues = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Partial<Values>;

/** Names of the values in which a row differs. */
export const changedNames = <Row extends object>(values: Partial<Row>, row: Row): string[] =>
  Object.entries(values)
    .filter(([name, value]) => !isDeepStrictEqual(value, row[name as keyof Row]))
    .map(([name]) => name);
