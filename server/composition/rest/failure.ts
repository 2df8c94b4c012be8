import type { GraphQLFormattedError } from 'graphql';
import { isErrorCode } from '#common/error-codes';
import type { ErrorReason } from '#common/error-reasons';
import { choicesOf, fieldsIn, namesOf } from '#common/forms/form-fields';
import { choiceMessage, innermost, wrongValueMessage } from '../../graphql/invalid-variables';
import type { Failure, RefusedField } from '../../http/failure';
import type { FieldError } from '../../lib/errors';
import type { RestRoute } from '../../rest/route';

interface Extensions {
  code?: unknown;
  reason?: ErrorReason;
  fields?: readonly FieldError[];
  retryAfter?: number;
  challenge?: unknown;
}

type Names = Pick<RestRoute, 'fieldNames' | 'pathParameters' | 'query' | 'requestBody'>;

/** The failure of a route whose operation failed, with the route's own names of the fields. */
export function failureOf(error: GraphQLFormattedError | undefined, names: Names): Failure {
  const { code, reason, retryAfter, challenge } = extensionsIn(error);
  return {
    code: isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR',
    message: error?.message ?? 'Something went wrong.',
    reason,
    retryAfterS: retryAfter,
    ...(challenge !== undefined && { more: { challenge } }),
    ...refusedFields(error, names),
  };
}

const extensionsIn = (error: GraphQLFormattedError | undefined) => (error?.extensions ?? {}) as Extensions;

/** The values that are refused, and the message if it is about the first one. */
function refusedFields(
  error: GraphQLFormattedError | undefined,
  names: Names,
): Pick<Failure, 'errors'> & Partial<Pick<Failure, 'message'>> {
  const { fields = [] } = extensionsIn(error);
  const isExecuted = error?.path !== undefined;
  const errors = onceEach(fields.map((field) => (isExecuted ? executed : unaccepted)(field, names)));
  const [first] = errors;
  if (!first) return {};
  return { errors, ...(!isExecuted && { message: first.message }) };
}

function executed({ path, reason, message }: FieldError, { fieldNames = {} }: Names): RefusedField {
  return { field: renamed(path, fieldNames).join('.'), reason, message };
}

/** A missing value, or one of the wrong type, with a message that uses the names of the route instead of GraphQL's. */
function unaccepted({ path, reason, message }: FieldError, names: Names): RefusedField {
  const own = ownPath(renamed(path, names.fieldNames ?? {}), names);
  const choices = choicesAt(names.requestBody, own);
  const said = choices ? choiceMessage(own, choices) : wrongValueMessage(own);
  return { field: own.join('.'), reason, message: reason === 'UNKNOWN_FIELD' ? message : said };
}

const renamed = (path: FieldError['path'], fieldNames: Record<string, string>): string[] =>
  path.map((name) => fieldNames[name] ?? name);

/** The path from the first name that the route has: the arguments of the operation around it are not the client's. */
function ownPath(path: readonly string[], { requestBody, query, pathParameters }: Names): string[] {
  const forms = [requestBody, query].flatMap((form) => (form ? namesOf(form) : []));
  const own = new Set<string>([...forms, ...Object.keys(pathParameters ?? {})]);
  const start = path.findIndex((name) => own.has(name));
  return start < 0 ? [innermost(path)] : path.slice(start);
}

/** The values that a property of the body may have; undefined if it is not a choice. */
function choicesAt(body: RestRoute['requestBody'], path: readonly string[]): readonly string[] | undefined {
  if (!body) return undefined;
  let rule: Parameters<typeof choicesOf>[0] | undefined = body;
  for (const name of path) if (!/^\d+$/.test(name)) rule = rule && fieldsIn(rule)?.[name];
  return rule && choicesOf(rule);
}

/** Removes duplicates: two variables may come from one value. */
const onceEach = (errors: readonly RefusedField[]): RefusedField[] =>
  errors.filter(({ field }, index) => errors.findIndex((one) => one.field === field) === index);
