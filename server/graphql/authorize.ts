import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { messages } from '#common/messages';
import { Forbidden, PasswordChangeRequired, Unauthenticated } from '../lib/errors';
import type { Context } from './context';

type Marked = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** Private by default: an operation without `@Public()` answers UNAUTHENTICATED unless somebody is signed in. */
export function closeToStrangers(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!isPublic(field)) requireViewer(field as GraphQLField<unknown, Context>);
    }
  }
}

export const isPublic = (field: Marked): boolean => field.extensions['isPublic'] === true;

const isForAdmins = (field: Marked): boolean => field.extensions['isForAdmins'] === true;

const isForAnyPassword = (field: Marked): boolean => field.extensions['isForAnyPassword'] === true;

const sentenceFor = (field: Marked) => field.extensions['strangersAreTold'] as string | undefined;

function requireViewer(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, context, info) => {
    await permit(field, context);
    return resolve(source, args, context, info);
  };
}

async function permit(field: Marked, context: Context): Promise<void> {
  const viewer = await context.viewer();
  if (!viewer) throw new Unauthenticated(sentenceFor(field));
  if (viewer.mustChangePassword && !isForAnyPassword(field)) throw new PasswordChangeRequired();
  if (isForAdmins(field) && viewer.role !== 'admin') throw new Forbidden(messages.adminsOnly);
}

/** Refuses an operation of which the caller may not ask one field, as that field itself would. */
export async function permitOperation(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  context: Context,
): Promise<void> {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  for (const selection of selectionSet.selections) {
    const field = selection.kind === 'Field' ? fields[selection.name.value] : undefined;
    if (field && !isPublic(field)) await permit(field, context);
  }
}
