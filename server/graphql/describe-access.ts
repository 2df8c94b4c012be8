import type { GraphQLField, GraphQLSchema } from 'graphql';
import { permissionForAssigned } from '#common/accounts/permissions';
import { isForApiKeys, isForKiosks, isPublic, operationsOf, permissionsOf } from './authorize';
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

/** The description of a field itself, for other places than the schema. */
export function descriptionWithoutAccess(field: Field): string {
  const description = field.description ?? '';
  const sentence = [accessTo(field), readersOf(field)].find((one) => description.endsWith(` ${one}`));
  return sentence ? description.slice(0, -sentence.length - 1) : description;
}

type Field = Pick<GraphQLField<unknown, unknown>, 'description' | 'extensions'>;

/** Describes who may call an operation. */
export function accessTo(field: Field): string {
  if (isPublic(field)) return 'Public.';
  if (isForKiosks(field)) return 'Requires the session of a kiosk.';
  const names = permissionsOf(field)?.map((permission) => `\`${permission}\``);
  if (names) return `Requires the permission ${names.join(' or ')}.`;
  return isForApiKeys(field) ? 'Requires a log-in or an API key.' : 'Requires a log-in.';
}

function readersOf(field: Field): string {
  const permission = readingPermissionOf(field);
  if (!permission) return 'Readable by the user only.';
  const scoped = permissionForAssigned(permission);
  const orAssigned = scoped ? `, of assigned members with \`${scoped.permission}\`` : '';
  return `Readable by the user and with the permission \`${permission}\`${orAssigned}.`;
}
