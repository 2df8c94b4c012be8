/** Requests to GraphQL: each operation of the schema, and documents that are none. */
import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { hostileText, hostileValue } from './hostile-values';
import { valueOf, type Ids } from './plausible-values';
import type { Random } from './random';
import type { FuzzRequest } from './request';
import { spoil } from './spoiled';

type Field = GraphQLField<unknown, unknown>;

interface Operation {
  kind: 'query' | 'mutation';
  field: Field;
}

export const operationsIn = (schema: GraphQLSchema): Operation[] =>
  (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field }));
  });

export function graphqlRequest(operation: Operation, random: Random, ids: Ids): FuzzRequest {
  const query = random.isTrue(0.05) ? brokenDocument(operation, random) : documentOf(operation, random);
  const variables = random.isTrue(0.03) ? hostileValue(random) : variablesOf(operation, random, ids);
  const more = random.isTrue(0.03)
    ? { operationName: hostileValue(random), extensions: hostileValue(random) }
    : {};
  const headers = { 'content-type': 'application/json', accept: accepted(random) };
  if (operation.kind === 'query' && random.isTrue(0.1)) {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString();
    // Longer heads are refused by Node itself.
    if (search.length < 6000) return { method: 'GET', path: `/graphql?${search}`, headers };
  }
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables, ...more }) };
}

const accepted = (random: Random): string =>
  random.pick(
    random.isTrue(0.95) ? ['application/graphql-response+json', 'application/json', '*/*'] : UNACCEPTABLE,
  );

const UNACCEPTABLE = ['text/html', 'application/problem+json', '', ';q=1', 'application/json;q=0'];

function documentOf({ kind, field }: Operation, random: Random): string {
  const head = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const args = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ` ${selectionOf(field, random, 0)}` : '';
  return `${kind} ${head && `(${head})`} { ${field.name}${args && `(${args})`}${selection} }`;
}

/** Some fields without arguments that are required, to a depth of three. */
function selectionOf(field: Field, random: Random, depth: number): string {
  const type = getNamedType(field.type);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const chosen = fields
    .filter((one) => one.args.every((arg) => !String(arg.type).endsWith('!')))
    .filter((one) => random.isTrue(isLeafType(getNamedType(one.type)) ? 0.5 : 0.3 / (depth + 1)));
  const parts = chosen.map((one) =>
    isLeafType(getNamedType(one.type))
      ? one.name
      : depth < 3
        ? `${one.name} ${selectionOf(one, random, depth + 1)}`
        : '',
  );
  return `{ __typename ${parts.join(' ')} }`;
}

function variablesOf({ field }: Operation, random: Random, ids: Ids): Record<string, unknown> {
  const entries = field.args.map((argument) => [argument.name, valueOf(argument, { random, ids })]);
  const variables = Object.fromEntries(entries) as Record<string, unknown>;
  return random.isTrue(0.6) ? spoil(variables, random) : variables;
}

function brokenDocument({ kind, field: { name } }: Operation, random: Random): string {
  return random.pick([
    `${kind} { ${name}`,
    `{ ${name}(input: ${JSON.stringify(hostileText(random))}) { __typename } }`,
    `${kind} { ...a } fragment a on Query { ...b } fragment b on Query { ...a }`,
    '{'.repeat(500),
    `{ ${Array.from({ length: 60 }, (_, index) => `a${index}: ${name}`).join(' ')} }`,
    `${kind} @skip(if: 1) @nothing { ${name} @include(if: null) { __proto__ } }`,
    `query ($a: Nothing = {}, $a: [Int!]! = [null]) { ${name} }`,
    `subscription { ${name} }`,
    hostileText(random),
    `{ ${name}(first: 99999999999999999999, after: """${hostileText(random).replaceAll('"', '')}""") { nodes { id } } }`,
    '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
  ]);
}
