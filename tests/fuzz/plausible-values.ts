/** Values of types of GraphQL that get past the first check, so that the code behind it is reached. */
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import type { Random } from './random';

/** The ids of rows that exist. */
export type Ids = readonly string[];

interface Source {
  random: Random;
  ids: Ids;
}

const DAYS = ['2026-11-21', '2026-11-20', '2027-01-31', '2020-02-29'];
const TEXTS = ['Asha Rao', 'Basic', 'Offer 1', 'Called back', 'MON', '09:00', '/media/one.svg'];

/** Texts by words in the name of a field. */
const NAMED: [RegExp, (random: Random) => string][] = [
  [/requestKey/, (random) => `request-key-${random.below(1000)}`],
  [/email|login/i, (random) => `asha${random.below(50)}@example.com`],
  [/phone|contact/i, (random) => `+9198765${10_000 + random.below(80_000)}`],
  [/password/i, () => 'Long-enough-2026'],
  [/currency/i, () => 'INR'],
  [/planName/, () => 'Offer 1'],
  [/url/i, () => 'https://studio.example/events'],
  [/events/, () => 'order.paid'],
  [/permissions/, () => 'members:read-any'],
  [/code/i, () => '123456'],
  [/search/, (random) => random.pick(['a', 'Asha', '98765', 'as ra'])],
];

const SCALARS: Record<string, (source: Source) => unknown> = {
  ID: ({ random, ids }) => (ids.length > 0 ? random.pick(ids) : 'none'),
  Int: ({ random }) => random.pick([0, 1, 1, 2, 5, 10, 30, 100]),
  SafeInt: ({ random }) => random.pick([0, 1, 100, 130_000]),
  Float: ({ random }) => random.pick([1.5, 70, 170]),
  Boolean: ({ random }) => random.isTrue(0.5),
  CurrencyCode: () => 'INR',
  Date: ({ random }) => random.pick(DAYS),
  DateTime: ({ random }) => `${random.pick(DAYS)}T10:00:00Z`,
};

interface Typed {
  name: string;
  type: GraphQLInputType;
}

/** A value for a field or an argument. */
export function valueOf({ name, type }: Typed, source: Source, depth = 0): unknown {
  const { random } = source;
  if (isNonNullType(type)) return valueOf({ name, type: type.ofType }, source, depth);
  if (isListType(type))
    return Array.from({ length: random.below(3) }, () =>
      valueOf({ name, type: type.ofType }, source, depth + 1),
    );
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (!isInputObjectType(type)) return SCALARS[type.name]?.(source) ?? textOf(name, random);
  const fields = Object.values(type.getFields());
  const given = fields.filter((field) => isNonNullType(field.type) || (depth < 4 && random.isTrue(0.5)));
  return Object.fromEntries(given.map((field) => [field.name, valueOf(field, source, depth + 1)]));
}

const textOf = (name: string, random: Random): string =>
  NAMED.find(([words]) => words.test(name))?.[1](random) ?? random.pick([...TEXTS, ...DAYS]);
