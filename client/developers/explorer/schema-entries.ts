import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** A field, argument or enum value, as the documentation shows it. */
export interface Entry {
  name: string;
  description: string;
  /** The type as written, such as `[Article!]!`; absent for enum values. */
  type?: string;
  /** Name of the type in it, without list and non-null marks. */
  typeName?: string;
  arguments: Entry[];
}

export interface FoundEntries {
  queries: Entry[];
  mutations: Entry[];
  types: string[];
}

/** The operations and types whose names have this text. */
export function entriesWith(schema: GraphQLSchema, text: string): FoundEntries {
  const words = text.trim().toLowerCase();
  const has = ({ name }: { name: string }) => name.toLowerCase().includes(words);
  const operations = (root: GraphQLObjectType | null | undefined) =>
    Object.values(root?.getFields() ?? {})
      .map(entryOf)
      .filter(has)
      .toSorted(byName);
  const types = words === '' ? [] : Object.values(schema.getTypeMap()).filter(has);
  return {
    queries: operations(schema.getQueryType()),
    mutations: operations(schema.getMutationType()),
    types: types.map(({ name }) => name).filter((name) => !name.startsWith('__')),
  };
}

/** The fields, arguments or values of a type. */
export function entriesOf(type: GraphQLNamedType): Entry[] {
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields()).map(entryOf);
  if (!isEnumType(type)) return [];
  return type
    .getValues()
    .map(({ name, description }) => ({ name, description: description ?? '', arguments: [] }));
}

const byName = (one: Entry, other: Entry) => one.name.localeCompare(other.name);

function entryOf(field: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument): Entry {
  return {
    name: field.name,
    description: field.description ?? '',
    type: String(field.type),
    typeName: getNamedType(field.type).name,
    arguments: 'args' in field ? field.args.map(entryOf) : [],
  };
}
