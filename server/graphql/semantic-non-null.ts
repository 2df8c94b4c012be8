import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  isNonNullType,
  isObjectType,
  parse,
  printSchema,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** https://specs.apollo.dev/nullability */
export const SEMANTIC_NON_NULL = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'Marks a field that is null only if `errors` has an error for it.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: 'Levels that are marked: 0 is the field itself, 1 the items of its list.',
    },
  },
});

/**
 * Makes non-null fields nullable, so that an error of one does not erase its neighbours, and marks them with
 * `@semanticNonNull`, which tells clients that handle errors that the value is null only with an error.
 */
export function makeNullable(fields: Iterable<GraphQLField<never, never>>): void {
  for (const field of fields) {
    if (!isNonNullType(field.type)) continue;
    field.type = field.type.ofType;
    field.extensions = { ...field.extensions, isSemanticNonNull: true };
  }
}

/** The schema as text, with `@semanticNonNull`: graphql-js prints no directives of fields. */
export function printWithNullability(schema: GraphQLSchema): string {
  const text = printSchema(schema);
  return endsOfMarkedFields(schema, text).reduceRight(
    (marked, end) => `${marked.slice(0, end)} @${SEMANTIC_NON_NULL.name}${marked.slice(end)}`,
    text,
  );
}

/** Positions in the text, in its order. */
function endsOfMarkedFields(schema: GraphQLSchema, text: string): number[] {
  return parse(text).definitions.flatMap((node) => {
    const type = node.kind === 'ObjectTypeDefinition' && schema.getType(node.name.value);
    if (!type || !isObjectType(type)) return [];
    const fields = (node.fields ?? []).filter(
      ({ name }) => type.getFields()[name.value]?.extensions['isSemanticNonNull'] === true,
    );
    return fields.flatMap(({ loc }) => loc?.end ?? []);
  });
}
