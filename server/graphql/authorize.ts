import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { authMessages } from '#common/auth/messages';
import type { Permission } from '#common/accounts/permissions';
import type { UserActor } from '../lib/actor';
import { refuseApiKey, requirePermission } from '../lib/require-permission';
import { Forbidden, PasswordChangeRequired, SecondFactorSetUpRequired, Unauthenticated } from '../lib/errors';
import type { Context } from './context';

export type Marked = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** Operations are private by default: without `@Public()` they require a signed-in user, else UNAUTHENTICATED. */
export function requireAuthentication(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema)) {
    if (!isPublic(field))
      requireActor(field as GraphQLField<unknown, Context>, countsAsChange(schema, field));
  }
}

/**
 * Whether calls count towards the limit of changes. Ending all sessions and changing the password do not: an intruder must
 * not be able to block them. Nor do calls at kiosks, which need the codes of members: they must not use up the changes of
 * the staff member who started the kiosk.
 */
const countsAsChange = (schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): boolean =>
  schema.getMutationType()?.getFields()[field.name] === field &&
  !isAllowedDuringForcedPasswordChange(field) &&
  !isForKiosks(field);

/** All fields of Query and Mutation. */
export const operationsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.values(root?.getFields() ?? {}));

export const isPublic = (field: Marked): boolean => field.extensions['isPublic'] === true;

/** Any one of these suffices; undefined if no permission is required. */
export const permissionsOf = (field: Marked) =>
  field.extensions['permissions'] as readonly Permission[] | undefined;

export const isForKiosks = (field: Marked): boolean => field.extensions['isForKiosks'] === true;

const isAllowedDuringForcedPasswordChange = (field: Marked): boolean =>
  field.extensions['isAllowedDuringForcedPasswordChange'] === true;

/** Operations that are allowed before a password is changed are also allowed before a second factor is set up. */
const isAllowedDuringSecondFactorSetUp = (field: Marked): boolean =>
  isAllowedDuringForcedPasswordChange(field) || field.extensions['isAllowedDuringSecondFactorSetUp'] === true;

/** API keys can call operations that require a permission, and those that check permissions themselves. */
export const isForApiKeys = (field: Marked): boolean =>
  permissionsOf(field) !== undefined || field.extensions['isAllowedWithApiKey'] === true;

const unauthenticatedMessageOf = (field: Marked) =>
  field.extensions['unauthenticatedMessage'] as string | undefined;

function requireActor(field: GraphQLField<unknown, Context>, isCounted: boolean): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, context, info) => {
    const actor = await authorize(field, context);
    if (isCounted) await context.services.sessions.countChange(actor);
    return resolve(source, args, context, info);
  };
}

/** The current user, if the marks of an operation allow it to them and to their API key; throws otherwise. */
export async function authorize(field: Marked, context: Context): Promise<UserActor> {
  const actor = await authorizeUser(field, context);
  if (!isForApiKeys(field)) refuseApiKey(actor);
  return actor;
}

/** The current user, if the marks of a field allow it to them; throws otherwise. */
export async function authorizeUser(field: Marked, context: Context): Promise<UserActor> {
  const [permitted, other] = isForKiosks(field)
    ? [context.kiosk, context.actor]
    : [context.actor, context.kiosk];
  const actor = await permitted();
  if (!actor && (await other())) throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
  if (!actor) throw new Unauthenticated(unauthenticatedMessageOf(field));
  if (actor.mustChangePassword && !isAllowedDuringForcedPasswordChange(field))
    throw new PasswordChangeRequired();
  if (actor.mustSetUpSecondFactor && !isForKiosks(field) && !isAllowedDuringSecondFactorSetUp(field))
    throw new SecondFactorSetUpRequired();
  const permissions = permissionsOf(field);
  if (permissions) requirePermission(actor, ...permissions);
  return actor;
}

/** Authorizes all root fields before execution; throws the error of the first one that is refused. */
export async function authorizeOperation(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  context: Context,
): Promise<void> {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  for (const selection of selectionSet.selections) {
    const field = selection.kind === 'Field' ? fields[selection.name.value] : undefined;
    if (field && !isPublic(field)) await authorize(field, context);
  }
}
