import type { DocumentNode, GraphQLFormattedError, TypedQueryDocumentNode } from 'graphql';
import type { Permission } from '#common/accounts/permissions';
import { isErrorCode } from '#common/error-codes';
import { namesOf, type FormFields } from '#common/forms/form-fields';
import { pick } from '#common/pick';
import { AppError } from '../lib/errors';
import type { Answered, AnswerOf } from './answers';
import type { Subject } from './subjects';

/** Properties of a REST call that clients see, besides its bodies. */
interface Call<Path> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: Path;
  /** Description of the call in sentences; the first one is its title. */
  summary: string;
  subject: Subject;
  /** Name of the call in generated clients, if several calls share an operation. */
  operationId?: string;
  /** Status of a successful response; 200 by default. */
  status?: 201;
  /** Marks a GET that changes data; HEAD is not allowed for it. */
  isChange?: boolean;
  /**
   * The permission that the whole response needs, where parts of the operation need less. Checked before the operation
   * runs, so that no change is made whose result cannot be sent.
   */
  access?: { permission: Permission; logInMessage: string };
  /** Marks public content, which shared caches may store for a minute if it was requested without a token. */
  isCacheable?: boolean;
  /** The message with which a route is refused whose `responseBody` returns null. */
  notFound?: string;
  /** Properties of the documented error body besides message and code. */
  refusal?: Record<string, unknown>;
  /** Marks a write whose operation has a request key; it accepts the header Idempotency-Key. */
  hasRequestKey?: boolean;
  /** Marks a call that reads the refresh token in the cookie. */
  readsCookie?: boolean;
  /** Names of fields in error bodies, by their names in GraphQL, where these differ. */
  fieldNames?: Record<string, string>;
}

/** A route as its feature writes it. */
interface RouteDeclaration<
  Result,
  Variables,
  Path extends string,
  QueryName extends string,
  BodyName extends string,
  Answer extends AnswerOf,
> extends Call<Path> {
  /** Descriptions of path parameters that need another one than the variable with the same name. */
  pathParameters?: Partial<PathParameters<Path>>;
  /** The query parameters, with descriptions. Others are refused. */
  query?: FormFields & { shape: Record<QueryName, unknown> };
  /** Form whose fields are the properties of the request body; others are ignored. */
  requestBody?: FormFields & { shape: Record<BodyName, unknown> };
  /** Operation, generated from `<feature>.routes.graphql`; its aliases produce the documented property names. */
  document: TypedQueryDocumentNode<Result, Variables>;
  variables: (request: {
    params: PathParameters<Path>;
    query: Partial<Record<QueryName, unknown>>;
    body: Partial<Record<BodyName, unknown>>;
    hasToken: boolean;
    requestKey: string | undefined;
  }) => Unvalidated<Variables>;
  /**
   * The documented body. Properties without a description get that of the field in the document with the same name or
   * alias.
   */
  answer: Answer;
  /** Extracts the documented body from the data of the operation. */
  responseBody: (data: Result, readOn: ReadOn<Result>) => Answered<Answer> | null | undefined;
  /** Extracts the page info of a paginated list, for the Link header. */
  pageInfo?: (data: Result) => PageInfo;
}

/**
 * Runs the operation again with other variables, to read the rest of a long list; rejects if it fails, also because the
 * caller’s session has ended.
 */
export type ReadOn<Result> = (changed: Record<string, unknown>) => Promise<Result>;

type PathParameters<Path extends string> = Record<ParameterName<Path>, string>;

/** The names of the parameters in a path: `id` in `/api/reviews/:id`. */
type ParameterName<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParameterName<First> | ParameterName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** All variables of an operation, by name. GraphQL validates their values, since clients provide them. */
type Unvalidated<Variables> = { [Name in keyof Variables]-?: UnvalidatedValue<Variables[Name]> };

type UnvalidatedValue<Value> = Value extends object ? { [Field in keyof Value]?: unknown } : unknown;

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** A documented REST call: the GraphQL operation that it runs, and how the result becomes the response body. */
export interface RestRoute extends Call<string> {
  pathParameters?: Record<string, string | undefined>;
  query?: FormFields;
  requestBody?: FormFields;
  answer: AnswerOf;
  /** Whether it is a list that is answered in pages. */
  isPaged: boolean;
  document: DocumentNode;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** Runs the operation. There is no answer if it fails. */
  run: (request: RestRequest, execution: Execution) => Promise<RestResult>;
}

export interface RestResult {
  answer: RestAnswer | null;
  errors: Errors;
}

/** The parts of a request from which variables are built. */
export interface RestRequest {
  query: Record<string, unknown>;
  params: Record<string, string>;
  hasToken: boolean;
  /** Empty for a request without a body. */
  body: Record<string, unknown>;
  /** Derived from the Idempotency-Key, so that repeated requests have the same one; undefined without that header. */
  requestKey: string | undefined;
}

export interface RestAnswer {
  body: unknown;
  pageInfo?: PageInfo;
}

type Errors = readonly GraphQLFormattedError[];

interface Execution {
  execute: Execute;
  /** To be called before an operation is run for a later part of a file. */
  askAgain: () => void;
}

type Execute = <Result>(
  document: TypedQueryDocumentNode<Result, never>,
  variables: Record<string, unknown>,
) => Promise<{ data: Result | null; errors: Errors }>;

/** A route whose functions the compiler checks against its path, parameters, request body and document. */
export function route<
  Result,
  Variables,
  Path extends string,
  Answer extends AnswerOf,
  QueryName extends string = never,
  BodyName extends string = never,
>(declaration: RouteDeclaration<Result, Variables, Path, QueryName, BodyName, Answer>): RestRoute {
  const { query, requestBody, responseBody, pageInfo, document, ...call } = declaration;
  const queryNames = query ? namesOf(query) : [];
  const properties = requestBody ? namesOf(requestBody) : [];
  const variables = (request: RestRequest) =>
    declaration.variables({
      // Express routes only requests that have all of them.
      params: request.params as PathParameters<Path>,
      query: pick(request.query, ...queryNames),
      body: pick(request.body, ...properties),
      hasToken: request.hasToken,
      requestKey: request.requestKey,
    });
  return {
    ...call,
    query,
    requestBody,
    document,
    isPaged: pageInfo !== undefined,
    variables,
    run: async (request, execution) => {
      const given = withoutAbsent(variables(request));
      const { data, errors } = await execution.execute(document, given);
      if (errors[0] || !data) return { answer: null, errors: inOrderOf(data, errors) };
      const body = responseBody(data, readOnWith(document, given, execution));
      if (body == null && call.notFound !== undefined)
        return { answer: null, errors: [notFound(call.notFound)] };
      return { answer: { body, pageInfo: pageInfo?.(data) }, errors };
    },
  };
}

const readOnWith =
  <Result>(
    document: TypedQueryDocumentNode<Result, never>,
    given: Record<string, unknown>,
    { execute, askAgain }: Execution,
  ): ReadOn<Result> =>
  async (changed) => {
    askAgain();
    const { data, errors } = await execute(document, { ...given, ...changed });
    if (errors[0] || !data) throw errorOf(errors[0]);
    return data;
  };

/** The code tells whether the error is expected, or has to be logged. */
function errorOf({ message, extensions }: Partial<GraphQLFormattedError> = {}): AppError {
  const code = extensions?.['code'];
  return new AppError(isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR', message ?? 'There is no data.');
}

/** Sorts errors like the root fields of the document: GraphQL runs these at the same time and lists errors as they occur. */
function inOrderOf(data: unknown, errors: Errors): Errors {
  const names = Object.keys(data ?? {});
  const positionOf = ({ path }: GraphQLFormattedError) => names.indexOf(String(path?.[0]));
  return errors.toSorted((one, other) => positionOf(one) - positionOf(other));
}

const notFound = (message: string): GraphQLFormattedError => ({ message, extensions: { code: 'NOT_FOUND' } });

/** GraphQL would take an undefined variable for null, and not for its default value. */
const withoutAbsent = (variables: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
