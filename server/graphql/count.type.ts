import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Counts are exact up to this number. */
export const COUNT_MAX = 10_000;

enum CountPrecision {
  EXACT = 'EXACT',
  AT_LEAST = 'AT_LEAST',
}

registerEnumType(CountPrecision, {
  name: 'CountPrecision',
  description: 'Whether a count is exact.',
  valuesConfig: {
    EXACT: { description: 'The number is exact.' },
    AT_LEAST: { description: 'There are more; counting stopped at this number.' },
  },
});

@ObjectType({ description: 'A number of rows. Counting stops at 10,000.' })
export class Count {
  @Field(() => Int, { description: 'The number of rows, at most 10,000.' })
  count!: number;

  @Field(() => CountPrecision, { description: '`AT_LEAST` if there are more than `count`.' })
  precision!: CountPrecision;
}

/** Counts up to one row more than `COUNT_MAX`, to know if there are more. */
export async function countOf(countRows: (max: number) => Promise<number>): Promise<Count> {
  const found = await countRows(COUNT_MAX + 1);
  return found > COUNT_MAX
    ? { count: COUNT_MAX, precision: CountPrecision.AT_LEAST }
    : { count: found, precision: CountPrecision.EXACT };
}
