import type { GraphQLSchema } from 'graphql';
import { createSchema } from '../graphql/schema';
import { RESOLVERS } from './parts';

let schema: Promise<GraphQLSchema> | undefined;

/** The GraphQL schema of all features. Built once per process: tests start many servers. */
export const getSchema = (): Promise<GraphQLSchema> => (schema ??= createSchema(RESOLVERS));
