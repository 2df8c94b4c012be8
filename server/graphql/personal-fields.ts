import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { authMessages } from '#common/auth/messages';
import type { Permission } from '#common/accounts/permissions';
import { Forbidden } from '../lib/errors';
import { isOwnId, mayAccessMember } from '../lib/member-access';
import { isAssigned } from './member-access';
import { authorizeUser, type Marked } from './authorize';
import type { Context } from './context';
import { ERRORS_MAX } from './query-limits';

/**
 * Guards the fields of all types with `@Personal()`: they are only for the user with the object's id and for roles with
 * the permission of `@ReadableWith()`, for all members or for those assigned to them. Without a log-in they fail with UNAUTHENTICATED, for other users with FORBIDDEN.
 */
export function guardPersonalFields(schema: GraphQLSchema): void {
  for (const field of personalFieldsOf(schema)) guard(field);
}

/** The guarded fields of a schema: all of a personal type except `id`. */
export const personalFieldsOf = (schema: GraphQLSchema): PersonalField[] =>
  personalTypesOf(schema).flatMap(guardedFieldsOf);

export const guardedFieldsOf = (type: GraphQLObjectType): PersonalField[] =>
  Object.values<PersonalField>(type.getFields()).filter(({ name }) => name !== 'id');

type PersonalField = GraphQLField<unknown, Context>;

export const readingPermissionOf = (field: Marked) =>
  field.extensions['readableWith'] as Permission | undefined;

export const personalTypesOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ extensions }) => extensions['isPersonal'] === true);

function guard(field: PersonalField): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, context, info) => {
    try {
      await requireReader(field, source as Owned, context);
    } catch (error) {
      context.answer.refusedFields += 1;
      // Further errors would not be sent, and each takes as long as dozens of fields.
      if (context.answer.refusedFields > ERRORS_MAX) return null;
      throw error;
    }
    return resolve(source, args, context, info);
  };
}

interface Owned {
  id: string;
}

async function requireReader(field: Marked, { id }: Owned, context: Context): Promise<void> {
  const actor = await authorizeUser(field, context);
  const permission = readingPermissionOf(field);
  const isPermitted = permission
    ? mayAccessMember(actor, id, permission) || (await isAssigned(context, actor, { id, permission }))
    : isOwnId(actor, id);
  if (!isPermitted) throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
}
