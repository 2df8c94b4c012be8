import { expect } from 'vitest';

export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** Messages by field; REST only. */
  errors: { field: string; message: string }[];
  headers: Headers;
}

const TRACES = /\bat .+:\d+:\d+|node_modules|\.[jt]s:\d+|select .+ from|QueryFailedError/i;

/** Parses an error response of /graphql. Fails unless it has GraphQL's format, a 4xx status and no internals. */
export async function graphqlRefusal(response: Response): Promise<Refusal> {
  const body = await safeJson(response);
  const { message, extensions } =
    (body['errors'] as { message: string; extensions: { code: string } }[] | undefined)?.[0] ?? {};
  expect(body, 'GraphQL error format').toMatchObject({
    errors: [{ message: expect.any(String), extensions: { code: expect.any(String) } }],
  });
  expect(body).not.toHaveProperty('message');
  return {
    status: response.status,
    code: extensions?.code ?? '',
    message: message ?? '',
    errors: [],
    headers: response.headers,
  };
}

/** The refusal in an answer over REST, whose format is message, code and optional errors by field. */
export async function restRefusal(response: Response): Promise<Refusal> {
  const body = await safeJson(response);
  expect(body, 'REST error format').toMatchObject({ message: expect.any(String), code: expect.any(String) });
  expect(Object.keys(body).filter((key) => !['message', 'code', 'errors'].includes(key))).toEqual([]);
  const { message, code, errors = [] } = body as unknown as Refusal;
  return { status: response.status, code, message, errors, headers: response.headers };
}

async function safeJson(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  expect(response.status, text).toBeGreaterThanOrEqual(400);
  expect(response.headers.get('content-type')).toMatch(
    /^application\/(json|graphql-response\+json); charset=utf-8$/,
  );
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  expect(text).not.toMatch(TRACES);
  return JSON.parse(text) as Record<string, unknown>;
}
