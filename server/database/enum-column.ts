import { Check, Column, type ColumnOptions } from 'typeorm';

/**
 * A `text` column that holds one of `values`, by a CHECK constraint that is made from them; null only where the column
 * is nullable. A migration has to repeat the values, and enum-column.test.ts compares the two.
 */
export function EnumColumn(
  constraint: string,
  values: readonly string[],
  options: Pick<ColumnOptions, 'name' | 'nullable' | 'default'> = {},
): PropertyDecorator {
  return (target, property) => {
    Column({ ...options, type: 'text' })(target, property);
    Check(constraint, oneOf(options.name ?? String(property), values))(target, property);
  };
}

/** SQL: the column holds one of the values. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;
