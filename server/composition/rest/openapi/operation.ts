/** The description of one REST call. */
import type { GraphQLSchema } from 'graphql';
import { IDEMPOTENCY_KEY_LENGTH_MAX } from '#common/limits';
import { isForApiKeys, isPublic } from '../../../graphql/authorize';
import { accessTo } from '../../../graphql/describe-access';
import { FileAnswer } from '../../../rest/answers';
import type { RestRoute } from '../../../rest/route';
import { answerDescriptions, inputDescriptions } from './field-descriptions';
import { jsonSchemaOf, type Describe } from './json-schema';
import { headers, refusals, type RefusalName } from './responses';

export function operationOf(route: RestRoute, schema: GraphQLSchema) {
  const describeInput = inputDescriptions(route, schema);
  const fields = rootFieldsOf(route, schema);
  return {
    operationId: route.operationId ?? nameIn(route),
    tags: [route.subject],
    summary: firstSentence(route.summary),
    description: [route.summary, ...accessOf(route, fields)].join(' '),
    security: securityOf(route, fields),
    parameters: parametersOf(route, describeInput),
    ...(route.requestBody && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(route.requestBody, describeInput) } },
      },
    }),
    responses: {
      [route.status ?? 200]: successOf(route, answerDescriptions(route, schema)),
      ...(route.isCacheable && { 304: { description: 'The answer has not changed.', headers: headers() } }),
      ...refusals(refusalsOf(route, fields), route.refusal),
    },
  };
}

/** The name of its operation without the prefix of REST. */
function nameIn({ document, path }: RestRoute): string {
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  const name = operation && 'name' in operation ? operation.name?.value.replace(/^Rest/, '') : undefined;
  if (!name) throw new Error(`The operation of ${path} has no name.`);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function firstSentence(text: string): string {
  const end = text.indexOf('. ');
  return end < 0 ? text.replace(/\.$/, '') : text.slice(0, end);
}

type RootFields = ReturnType<typeof rootFieldsOf>;

const rootFieldsOf = ({ document }: RestRoute, schema: GraphQLSchema) =>
  document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((selection) => {
          const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
          const field = selection.kind === 'Field' ? fields[selection.name.value] : undefined;
          return field ? [field] : [];
        })
      : [],
  );

/** Routes that need a log-in only for some fields also answer without one. */
const isOpen = (fields: RootFields) => fields.some(isPublic);

function accessOf({ access }: RestRoute, fields: RootFields): string[] {
  if (isOpen(fields)) return [];
  const whole = access ? [`Requires the permission \`${access.permission}\`.`] : [];
  return [...new Set([...whole, ...fields.map(accessTo)])];
}

function securityOf({ readsCookie }: RestRoute, fields: RootFields): Record<string, never[]>[] {
  if (readsCookie) return [{ refreshToken: [] }];
  const keys = fields.every(isForApiKeys) ? [{ apiKey: [] as never[] }] : [];
  return [...(isOpen(fields) ? [{}] : []), { accessToken: [] }, ...keys];
}

const PATH_PARAMETER = /:(\w+)/g;

function parametersOf(route: RestRoute, describe: Describe): object[] {
  const inPath = [...route.path.matchAll(PATH_PARAMETER)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: route.pathParameters?.[name] ?? describe(name, undefined),
    schema: { type: 'string' },
  }));
  return [
    ...inPath,
    ...queryParametersOf(route, describe),
    ...(route.hasRequestKey ? [IDEMPOTENCY_KEY] : []),
  ];
}

function queryParametersOf({ query }: RestRoute, describe: Describe): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query, describe);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    description,
    schema,
  }));
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made up by the client, so that it can send the request again: for 24 hours, the same request with the same key changes nothing more and gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_LENGTH_MAX },
};

function successOf({ answer, isPaged, isCacheable }: RestRoute, describe: Describe) {
  const sent = headers(...(isPaged ? ['Link' as const] : []), ...(isCacheable ? ['ETag' as const] : []));
  if (answer instanceof FileAnswer) {
    const { mediaType, description } = answer;
    return { description, headers: sent, content: { [mediaType]: {} } };
  }
  const schema = jsonSchemaOf(answer, describe);
  return { description: 'What was asked for.', headers: sent, content: { 'application/json': { schema } } };
}

function refusalsOf(route: RestRoute, fields: RootFields): RefusalName[] {
  const isChange = route.method !== 'GET';
  const names: [RefusalName, boolean][] = [
    ['BadRequest', true],
    ['Unauthenticated', true],
    ['Forbidden', isChange || !fields.every(isPublic)],
    ['NotFound', route.path.includes(':')],
    // A list may have more rows than the caller may take away.
    ['Conflict', isChange || route.answer instanceof FileAnswer],
    ['TooLarge', isChange],
    ['NotJson', isChange],
    ['KeyReused', route.hasRequestKey === true],
    ['TooManyRequests', true],
    ['Unavailable', true],
    ['ServerError', true],
  ];
  return names.flatMap(([name, applies]) => (applies ? [name] : []));
}
