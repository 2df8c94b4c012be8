import type { ApolloServerPlugin } from '@apollo/server';
import {
  defaultFieldResolver,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { ERROR_STATUS } from '#common/error-codes';
import { messages } from '#common/messages';
import { AppError, Forbidden, Unauthenticated } from '../lib/errors';
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
  if (viewer.mustChangePassword && !isForAnyPassword(field)) throw new Forbidden(messages.ownPasswordFirst);
  if (isForAdmins(field) && viewer.role !== 'admin') throw new Forbidden(messages.adminsOnly);
}

/** Who may not ask is told so, rather than what is wrong with variables that stop an operation before it runs. */
export const permissionFirst: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, operation, request, contextValue }) => {
      if (!operation) return;
      if (!getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}).errors)
        return;
      const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
      for (const selection of operation.selectionSet.selections) {
        const field = selection.kind === 'Field' ? fields[selection.name.value] : undefined;
        if (field && !isPublic(field)) await permit(field, contextValue).catch(refuse);
      }
    },
  }),
};

/** Says the status as well: Apollo takes what a plugin throws for a failure of its own. */
function refuse(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const { code, message } = error;
  throw new GraphQLError(message, { extensions: { code, http: { status: ERROR_STATUS[code] } } });
}
