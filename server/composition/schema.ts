import type { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../graphql/context';
import { createEndpoint } from '../graphql/endpoint';
import { createSchema } from '../graphql/schema';
import { RESOLVERS } from './parts';

let schema: Promise<GraphQLSchema> | undefined;

/** The GraphQL schema of all features. Built once per process: tests start many servers. */
export const getSchema = (): Promise<GraphQLSchema> => (schema ??= createSchema(RESOLVERS));

const endpoints = new Map<boolean, Promise<ApolloServer<Context>>>();

/** The endpoint of that schema; also created once, since Apollo Server prints the whole schema when it is created. */
export function getEndpoint(publishesSchema: boolean): Promise<ApolloServer<Context>> {
  const endpoint =
    endpoints.get(publishesSchema) ?? getSchema().then((built) => createEndpoint(built, { publishesSchema }));
  endpoints.set(publishesSchema, endpoint);
  return endpoint;
}
