/** Documents that read all that an operation answers, built from the schema. */
import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

interface Part {
  type: GraphQLObjectType;
  texts: string[];
  below: { name: string; parts: Part[] }[];
}

/**
 * All values of each object that can be reached, each way from one type to another taken once, where it is the shortest:
 * the rest would be read by the same code.
 */
export function wholeSelection(schema: GraphQLSchema, root: Field): string {
  const taken = new Set<string>();
  const parts = partsOf(schema, root);
  const waiting = [...parts];
  for (let part = waiting.shift(); part; part = waiting.shift())
    for (const field of Object.values(part.type.getFields())) {
      if (field.args.some(isRequiredArgument)) continue;
      if (isLeafType(getNamedType(field.type))) part.texts.push(field.name);
      else if (!taken.has(`${part.type.name}.${field.name}`)) {
        taken.add(`${part.type.name}.${field.name}`);
        const below = { name: field.name, parts: partsOf(schema, field) };
        part.below.push(below);
        waiting.push(...below.parts);
      }
    }
  return textOf(parts);
}

function partsOf(schema: GraphQLSchema, { type }: Field): Part[] {
  const named = getNamedType(type);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  return types.filter(isObjectType).map((one) => ({ type: one, texts: [], below: [] }));
}

/** Values of other types of a union may have the same name and another type, so that they are renamed. */
function textOf(parts: readonly Part[]): string {
  if (parts.length === 0) return '';
  const selections = parts.map(({ type, texts, below }) => {
    const named = (name: string) => (parts.length > 1 ? `${type.name}_${name}: ${name}` : name);
    const objects = below.map((one) => `${named(one.name)} ${textOf(one.parts)}`);
    return `... on ${type.name} { __typename ${[...texts.map(named), ...objects].join(' ')} }`;
  });
  return `{ ${selections.join(' ')} }`;
}

/** The same call with nothing left out of the answer, and without the arguments that it could do without. */
export function wholeQuery(schema: GraphQLSchema, call: string): string {
  const [operation] = parse(call).definitions as [OperationDefinitionNode];
  const [selected] = operation.selectionSet.selections as readonly FieldNode[] as [FieldNode];
  const field = schema.getQueryType()!.getFields()[selected.name.value]!;
  const needed = field.args.filter((one) => isRequiredArgument(one) || one.name === 'id');
  const given = (selected.arguments ?? []).filter(({ name }) =>
    needed.some((one) => one.name === name.value),
  );
  const args = given.length > 0 ? `(${given.map(print).join(', ')})` : '';
  return `{ ${field.name}${args} ${wholeSelection(schema, field)} }`;
}

export function wholeMutation(schema: GraphQLSchema, field: Field): string {
  const [input] = field.args;
  const selection = wholeSelection(schema, field);
  return input
    ? `mutation ($input: ${String(input.type)}) { ${field.name}(input: $input) ${selection} }`
    : `mutation { ${field.name} ${selection} }`;
}

/** The lists that can be searched. */
export const searchedLists = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getQueryType()!.getFields())
    .filter(({ args, type }) => args.some(isSearched) && getNamedType(type).name.endsWith('Connection'))
    .map(({ name }) => name);

const isSearched = ({ name, type }: GraphQLArgument): boolean => {
  const input = getNamedType(type);
  return name === 'filter' && isInputObjectType(input) && 'search' in input.getFields();
};
