import { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';

interface DerivedData {
  documentStore: unknown;
}
const apollo = ApolloServer as unknown as {
  generateSchemaDerivedData: (schema: GraphQLSchema, documentStore: unknown) => DerivedData;
};
const derive = apollo.generateSchemaDerivedData;
const derived = new WeakMap<GraphQLSchema, DerivedData>();

/** Each server of Apollo prints its schema, for the keys of its documents; here, thousands of servers have the same. */
apollo.generateSchemaDerivedData = (schema, documentStore) => {
  const known = derived.get(schema) ?? derive(schema, documentStore);
  derived.set(schema, known);
  return { ...known, documentStore };
};
