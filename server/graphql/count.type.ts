import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { COUNTED_MATCHES_MAX } from '../database/search/search';

/** Counts are exact up to this number. */
export const COUNT_MAX = 10_000;

const [MAX, SEARCHED_MAX] = [COUNT_MAX, COUNTED_MATCHES_MAX].map((max) => max.toLocaleString('en'));

enum CountPrecision {
  EXACT = 'EXACT',
  AT_LEAST = 'AT_LEAST',
}

registerEnumType(CountPrecision, {
  name: 'CountPrecision',
  valuesConfig: {
    AT_LEAST: { description: 'There are more: counting has stopped at this number.' },
  },
});

@ObjectType({
  description: `A number of nodes. Counting stops at ${MAX}, or at ${SEARCHED_MAX} in a search.`,
})
export class Count {
  @Field(() => Int, { description: `Number of nodes, at most ${MAX}.` })
  count!: number;

  @Field(() => CountPrecision, { description: 'Whether there are exactly `count` nodes, or more.' })
  precision!: CountPrecision;
}

/** Counts up to one row more than `max`, to know if there are more. */
export async function countOf(countRows: (max: number) => Promise<number>, max = COUNT_MAX): Promise<Count> {
  const found = await countRows(max + 1);
  return found > max
    ? { count: max, precision: CountPrecision.AT_LEAST }
    : { count: found, precision: CountPrecision.EXACT };
}
