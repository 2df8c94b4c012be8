import type { GraphQLSchema } from 'graphql';

const ON_FAILURE =
  'One that fails is null, with an error in `errors`; the others of the request are not affected.';

/** Describes the types Query and Mutation, which have no class. */
export function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = `The queries of the API. ${ON_FAILURE}`;
  if (mutation)
    mutation.description = `The mutations of the API. Several in one request run one after the other. ${ON_FAILURE}`;
}
