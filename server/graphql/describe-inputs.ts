import { getNamedType, type GraphQLSchema } from 'graphql';

/** Describes the argument `input` of every mutation with the description of its type. */
export function describeInputs(schema: GraphQLSchema): void {
  for (const { args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const arg of args) {
      if (arg.name === 'input') arg.description ??= getNamedType(arg.type).description;
    }
  }
}
