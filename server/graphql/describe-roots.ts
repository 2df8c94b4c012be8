import type { GraphQLSchema } from 'graphql';

const ON_FAILURE = 'One that fails is null, has an error in `errors`, and does not affect the others.';

/** Describes the types Query and Mutation, which have no class. */
export function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = `The queries. ${ON_FAILURE}`;
  if (mutation)
    mutation.description = `The mutations. Those of a request run one after the other. ${ON_FAILURE}`;
}
