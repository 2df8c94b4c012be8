import type { GraphQLSchema } from 'graphql';

const QUERY =
  'What can be read. Each field fails on its own: then it is null, and the others keep their values.';
const MUTATION =
  'What can be changed. Mutations of one request run one after the other, and each fails on its own.';

/** Describes Query and Mutation, which have no class. */
export function describeRoots(schema: GraphQLSchema): void {
  describe(schema.getQueryType(), QUERY);
  describe(schema.getMutationType(), MUTATION);
}

function describe(type: ReturnType<GraphQLSchema['getQueryType']>, description: string): void {
  if (type) type.description = description;
}
