import type { GraphQLField, GraphQLSchema } from 'graphql';
import { isPublic, operationsOf, permissionOf } from './authorize';

/** Ends the description of every operation with who may call it. */
export function describeAccess(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema)) {
    field.description = [field.description, accessTo(field)].filter(Boolean).join(' ');
  }
}

function accessTo(field: GraphQLField<unknown, unknown>): string {
  if (isPublic(field)) return 'Public.';
  const permission = permissionOf(field);
  return permission ? `Requires the permission \`${permission}\`.` : 'Requires a log-in.';
}
