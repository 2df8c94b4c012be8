import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type ContainerType } from 'type-graphql';
import { ArticleResolver } from '../features/articles/article.resolver';
import { closeToStrangers } from './authorize';

/** The one typed description of the product, built from the resolver classes listed here. */
export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [ArticleResolver],
    container: oneInstanceEach(),
    validate: false,
  });
  closeToStrangers(schema);
  return schema;
}

/** Resolvers hold no state: one instance of each is enough, and type-graphql asks for it at every field. */
function oneInstanceEach(): ContainerType {
  const instances = new Map<unknown, unknown>();
  return {
    get(Resolver: new () => unknown) {
      if (!instances.has(Resolver)) instances.set(Resolver, new Resolver());
      return instances.get(Resolver);
    },
  };
}
