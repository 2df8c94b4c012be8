import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

/** A part of a schema with its coordinate, such as `Query.reviews(first:)`. */
export interface Element<Part> {
  coordinate: string;
  part: Part;
}

/** Shared by fields, arguments and input fields. */
export interface Value {
  name: string;
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
  type: GraphQLType;
}

type Types = readonly GraphQLNamedType[];

/** The types of our own. */
export const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

/** The fields of the object types. */
export const fieldsOf = (types: Types): Element<GraphQLField<unknown, unknown>>[] =>
  types
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((part) => ({ coordinate: `${type.name}.${part.name}`, part })),
    );

/** The arguments of the fields. */
export const argumentsOf = (types: Types): Element<GraphQLArgument>[] =>
  fieldsOf(types).flatMap(({ coordinate, part: { args } }) =>
    args.map((part) => ({ coordinate: `${coordinate}(${part.name}:)`, part })),
  );

/** The fields of the input types. */
export const inputFieldsOf = (types: Types): Element<GraphQLInputField>[] =>
  types
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((part) => ({ coordinate: `${type.name}.${part.name}`, part })),
    );

/** Everything that has a value: fields, arguments and fields of inputs. */
export const valuesOf = (types: Types): Element<Value>[] => [
  ...fieldsOf(types),
  ...argumentsOf(types),
  ...inputFieldsOf(types),
];

/** The values of the enums. */
export const enumValuesOf = (types: Types): Element<GraphQLEnumValue>[] =>
  types
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map((part) => ({ coordinate: `${type.name}.${part.name}`, part })));

/** Everything of a schema that can have a description. */
export function describedElementsOf(schema: GraphQLSchema): Element<{ description?: string | null }>[] {
  const types = typesOf(schema);
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  return [
    ...types.map((part) => ({ coordinate: part.name, part })),
    ...valuesOf(types),
    ...enumValuesOf(types),
    ...directives.flatMap((part) => [
      { coordinate: `@${part.name}`, part },
      ...part.args.map((arg) => ({ coordinate: `@${part.name}(${arg.name}:)`, part: arg })),
    ]),
  ];
}
