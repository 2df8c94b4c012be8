import { expect } from 'vitest';

export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** REST's messages by field. */
  errors: { field: string; message: string }[];
  headers: Headers;
}

const TRACES = /\bat .+:\d+:\d+|node_modules|\.[jt]s:\d+|select .+ from|QueryFailedError/i;

/** Reads a refusal of GET or POST /graphql and fails unless it is fit to be shown: GraphQL's shape, no 5xx, no stack. */
export async function graphqlRefusal(response: Response): Promise<Refusal> {
  const body = await safeJson(response);
  const { message, extensions } =
    (body['errors'] as { message: string; extensions: { code: string } }[] | undefined)?.[0] ?? {};
  expect(body, 'the shape of GraphQL').toMatchObject({
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

/** The same for REST, whose shape is message, code and perhaps errors by field. */
export async function restRefusal(response: Response): Promise<Refusal> {
  const body = await safeJson(response);
  expect(body, 'the shape of REST').toMatchObject({ message: expect.any(String), code: expect.any(String) });
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
