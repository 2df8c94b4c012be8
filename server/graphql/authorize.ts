import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Unauthenticated } from '../lib/errors';
import type { Context } from './context';

/** Private by default: an operation without `@Public()` answers UNAUTHENTICATED unless somebody is signed in. */
export function closeToStrangers(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!isPublic(field)) requireViewer(field as GraphQLField<unknown, Context>);
    }
  }
}

export function isPublic(field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean {
  return field.extensions['isPublic'] === true;
}

function requireViewer(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    if (!context.viewer) throw new Unauthenticated();
    return resolve(source, args, context, info);
  };
}
