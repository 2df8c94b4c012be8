import 'reflect-metadata';
import { parse } from 'graphql';
import { Arg, buildSchema, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { expect, test } from 'vitest';
import { batchedCost, cost, documentCost, STATEMENT_COST } from './query-cost';

@ObjectType()
class Room {
  @Field(() => String, { complexity: cost({ statements: 1 }) })
  alone!: string;

  @Field(() => String, { complexity: batchedCost({ statements: 2 }) })
  batched!: string;
}

@Resolver()
class Rooms {
  @Query(() => [Room], { complexity: cost({ statements: 0, rows: 'page' }) })
  rooms(@Arg('first', () => Int) first: number): Room[] {
    return Array<Room>(first);
  }
}

const schema = await buildSchema({ resolvers: [Rooms] });
const costOf = (query: string) => documentCost(schema, { query: parse(query), variables: {} });

test('statements of a field count for every row, unless a loader reads them at once', () => {
  expect(costOf('{ rooms(first: 10) { alone } }')).toBe(1 + 10 * (1 + STATEMENT_COST));
  expect(costOf('{ rooms(first: 10) { batched } }')).toBe(1 + 10 + 2 * STATEMENT_COST);
});

test('batched statements count each time that a document selects them, also in fragments', () => {
  const twice = `{ a: rooms(first: 5) { ...Parts } b: rooms(first: 5) { ...Parts } }
    fragment Parts on Room { batched }`;
  expect(costOf(twice)).toBe(2 * (1 + 5 + 2 * STATEMENT_COST));
});

test('an alias in an introspection adds to the cost of what it names', () => {
  const introspection = (alias: string) =>
    `{ __schema { types { ${alias} fields { name args { name description } type { name kind } } } } }`;
  expect(costOf(introspection('a:')) - costOf(introspection(''))).toBeGreaterThan(100);
});
