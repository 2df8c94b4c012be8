/** The answers of REST calls that all have in common. */
import { ERROR_STATUS } from '#common/error-codes';
import { ERROR_REASONS, FIELD_REASONS } from '#common/error-reasons';
import { keysOf } from '#common/keys-of';
import { PROBLEM_TYPE } from '../../../http/problem-details';
import type { JsonSchema } from './json-schema';

const reference = (kind: 'responses' | 'headers' | 'schemas', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

interface RefusalKind {
  status: string;
  description: string;
  header?: HeaderName;
}

const REFUSALS = {
  BadRequest: {
    status: '400',
    description: 'The request is malformed, or a value in it is not valid; `errors` names the fields.',
  },
  Unauthenticated: {
    status: '401',
    description: 'The log-in is missing, wrong or has ended.',
    header: 'WWW-Authenticate',
  },
  Forbidden: { status: '403', description: 'The caller may not do this.' },
  NotFound: { status: '404', description: 'What the path names does not exist, or is not for the caller.' },
  Conflict: { status: '409', description: 'What is stored does not permit it; the message says why.' },
  TooLarge: { status: '413', description: 'The body is too large.' },
  NotJson: { status: '415', description: 'The body is not JSON.' },
  KeyReused: { status: '422', description: 'The Idempotency-Key was sent with another request.' },
  TooManyRequests: {
    status: '429',
    description: 'Too many requests. Retry-After says when to try again.',
    header: 'Retry-After',
  },
  Unavailable: {
    status: '503',
    description: 'The server is busy or without its database. Retry-After says when to try again.',
    header: 'Retry-After',
  },
  ServerError: {
    status: '5XX',
    description: 'Something went wrong on the server, or at a service that it needs.',
  },
} as const satisfies Record<string, RefusalKind>;

export type RefusalName = keyof typeof REFUSALS;

const HEADERS = {
  'X-Request-Id': {
    description: 'Id of the request, also in the log of the server: the one that was sent, or a new one.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  'WWW-Authenticate': { description: 'The kind of log-in.', schema: { type: 'string' } },
  Link: {
    description: 'Paths of the pages after and before this one: `rel="next"` and `rel="prev"`.',
    schema: { type: 'string' },
  },
  ETag: {
    description:
      'Version of the answer. Sent as If-None-Match, it gets 304 as long as the answer is the same.',
    schema: { type: 'string' },
  },
};

type HeaderName = keyof typeof HEADERS;

export const headers = (...names: HeaderName[]) =>
  Object.fromEntries((['X-Request-Id', ...names] as const).map((name) => [name, reference('headers', name)]));

const ERROR: JsonSchema & { properties: Record<string, JsonSchema>; required: string[] } = {
  type: 'object',
  description: 'Why a request was refused.',
  properties: {
    message: { type: 'string', description: 'A sentence to show to the user.' },
    code: { type: 'string', enum: keysOf(ERROR_STATUS), description: 'The kind of error, for programs.' },
    errors: {
      type: 'array',
      description: 'The values that are not valid, if it is about these.',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: 'Name of the property or parameter, after those around it.' },
          message: { type: 'string', description: 'What is wrong with it.' },
        },
        required: ['field', 'message'],
      },
    },
    challenge: {
      type: 'string',
      description: 'With the code `SECOND_FACTOR_REQUIRED`: to be sent to /api/user/complete-sign-in.',
    },
  },
  required: ['message', 'code'],
};

const PROBLEM: JsonSchema & { properties: Record<string, JsonSchema> } = {
  type: 'object',
  description:
    'The same as problem details (RFC 9457), for requests whose Accept header names application/problem+json.',
  properties: {
    type: { const: 'about:blank', description: 'The problem is told by code and reason.' },
    title: { type: 'string', description: 'The name of the status.' },
    status: { type: 'integer', description: 'The status.' },
    detail: { type: 'string', description: 'A sentence to show to the user.' },
    code: ERROR.properties['code']!,
    reason: {
      type: 'string',
      enum: Object.values(ERROR_REASONS).flat(),
      description: 'Why it is refused, for programs; absent if the code says it.',
    },
    requestId: { type: 'string', description: 'Id of the request, as in X-Request-Id.' },
    errors: {
      type: 'array',
      description: 'All values that are not valid, if it is about these.',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: 'Name of the property or parameter, after those around it.' },
          reason: { type: 'string', enum: [...FIELD_REASONS], description: 'What is wrong, for programs.' },
          message: { type: 'string', description: 'What is wrong with it.' },
        },
        required: ['field', 'reason', 'message'],
      },
    },
    challenge: ERROR.properties['challenge']!,
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
};

interface Schemas {
  schema: JsonSchema;
  problem: JsonSchema;
}

/** An error with the further properties of a route. */
const extended = (error: JsonSchema, further: Record<string, unknown>): JsonSchema => ({
  ...error,
  properties: {
    ...Object.fromEntries(
      Object.entries(further).map(([name, value]) => [
        name,
        { const: value, description: 'Absent if the request was refused before it was read.' },
      ]),
    ),
    ...error.properties,
  },
});

function refusalWith(name: RefusalName, { schema, problem }: Schemas) {
  const { description, header }: RefusalKind = REFUSALS[name];
  return {
    description,
    headers: headers(...(header ? [header] : [])),
    content: {
      'application/json': { schema },
      [PROBLEM_TYPE]: { schema: problem },
    },
  };
}

const REFERENCES: Schemas = {
  schema: reference('schemas', 'Error'),
  problem: reference('schemas', 'Problem'),
};

/** The refusals of a call, by status. */
export const refusals = (names: RefusalName[], further?: Record<string, unknown>) =>
  Object.fromEntries(
    names.map((name) => [
      REFUSALS[name].status,
      further
        ? refusalWith(name, { schema: extended(ERROR, further), problem: extended(PROBLEM, further) })
        : reference('responses', name),
    ]),
  );

export const components = {
  schemas: { Error: ERROR, Problem: PROBLEM },
  headers: HEADERS,
  responses: Object.fromEntries(keysOf(REFUSALS).map((name) => [name, refusalWith(name, REFERENCES)])),
};
