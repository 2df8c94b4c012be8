import type { GraphQLField, GraphQLSchema } from 'graphql';
import { isForKiosks, isPublic, operationsOf, permissionOf } from './authorize';
import { guardedFieldsOf, personalTypesOf, readingPermissionOf } from './personal-fields';

/** Ends the description of every operation with who may call it, and of every personal field with who may read it. */
export function describeAccess(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema)) append(field, accessTo(field));
  // An object without an id belongs to the current user; the description of its type says so.
  const types = personalTypesOf(schema).filter((type) => 'id' in type.getFields());
  for (const field of types.flatMap(guardedFieldsOf)) append(field, readersOf(field));
}

function append(field: Field, sentence: string): void {
  field.description = [field.description, sentence].filter(Boolean).join(' ');
}

type Field = Pick<GraphQLField<unknown, unknown>, 'description' | 'extensions'>;

function accessTo(field: Field): string {
  if (isPublic(field)) return 'Public.';
  if (isForKiosks(field)) return 'Requires the session of a kiosk.';
  const permission = permissionOf(field);
  return permission ? `Requires the permission \`${permission}\`.` : 'Requires a log-in.';
}

function readersOf(field: Field): string {
  const permission = readingPermissionOf(field);
  return permission
    ? `Readable by the user and with the permission \`${permission}\`.`
    : 'Readable by the user only.';
}
