/** Tests that the documentation about the GraphQL schema is right: examples, and coordinates such as `Order.offer`. */
import fs from 'node:fs';
import path from 'node:path';
import {
  getVariableValues,
  isInputObjectType,
  isObjectType,
  parse,
  validate,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { getSchema } from '#server/composition/schema';

interface Example {
  query: string;
  variables?: Record<string, unknown>;
}

/** The pages that describe the present; the changelog and the records of decisions also name what is gone. */
const PAGES = ['README.md', 'CONTRIBUTING.md', ...pagesIn('docs')].filter(
  (file) => !file.startsWith('docs/decisions/'),
);

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await getSchema();
});

function pagesIn(folder: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true }).map(String);
  return files.filter((file) => file.endsWith('.md')).map((file) => path.posix.join(folder, file));
}

/** The matches of a pattern in a page, by its first group. */
const found = (file: string, pattern: RegExp): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(pattern)].map(([, match]) => match!);

/** Values for the variables of the shell: cursors or times. */
const A_TIME = '2026-11-21T06:30:00Z';

/** Bodies of requests with curl, and code blocks. */
const examplesIn = (file: string): Example[] => [
  ...found(file, /-d '(\{\s*"query"(?:[^']|'\$\w+')*)'/g).map(
    (body) => JSON.parse(body.replaceAll(/'\$\w+'/g, A_TIME)) as Example,
  ),
  ...found(file, /```graphql\n([^]*?)```/g).map((query) => ({ query })),
];

function problemsOf({ query, variables }: Example): string[] {
  const document = parse(query);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  const errors = [...validate(schema, document), ...((variables && values.errors) ?? [])];
  return errors.map(({ message }) => message);
}

test.each(PAGES.filter((file) => examplesIn(file).length > 0))(
  'the examples in %s fit the schema',
  (file) => {
    for (const example of examplesIn(file)) expect(problemsOf(example), example.query).toEqual([]);
  },
);

test('the page of the first call has examples', () => {
  expect(examplesIn('docs/api/first-call.md').length).toBeGreaterThan(3);
});

/** Whether a coordinate of one of our types, such as `Query.reviews(filter:)`, is in the schema. */
function exists(coordinate: string): boolean {
  const [typeName = '', fieldName = '', argument] = coordinate.split(/\W+/).filter(Boolean);
  const type = schema.getType(typeName);
  if (isInputObjectType(type)) return fieldName in type.getFields();
  if (!isObjectType(type)) return true;
  const field = type.getFields()[fieldName];
  return field !== undefined && (!argument || field.args.some(({ name }) => name === argument));
}

test('the coordinates in all pages are in the schema', () => {
  const unknown = PAGES.flatMap((file) =>
    found(file, /`([A-Z]\w+\.\w+(?:\(\w+:\))?)`/g)
      .filter((coordinate) => !exists(coordinate))
      .map((coordinate) => `${file}: ${coordinate}`),
  );
  expect(unknown).toEqual([]);
});
