import {
  ApolloLink,
  CombinedGraphQLErrors,
  gql,
  Observable,
  ServerError,
  ServerParseError,
} from '@apollo/client';
import { expect, test } from 'vitest';
import { createApolloClient } from './apollo';
import { codeOf, fieldsOf, isRefusedFor, messageOf, textIn } from './errors';

const texts = { fallback: 'It failed.', unreachable: 'No server.' };

const refused = (message: string, extensions = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

const answered = (status: number, bodyText: string) =>
  new ServerError('refused', { response: new Response(bodyText, { status }), bodyText });

/** The error that the data client throws when the network fails. */
async function networkError(): Promise<unknown> {
  const link = new ApolloLink(
    () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
  );
  return createApolloClient(link)
    .query({ query: gql('query Me { me { user { id } } }') })
    .catch((error: unknown) => error);
}

test.each([
  ["the server's message", refused('Invalid OTP'), 'Invalid OTP'],
  ['the fallback for an error without a message', refused(''), 'It failed.'],
  [
    'the fallback for an unexpected failure of the server',
    refused('Something went wrong.', { code: 'INTERNAL_SERVER_ERROR' }),
    'It failed.',
  ],
  [
    'the fallback for an unexpected failure before GraphQL',
    answered(
      500,
      '{"errors":[{"message":"Something went wrong.","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}',
    ),
    'It failed.',
  ],
  [
    'the message of a plain JSON error',
    answered(429, '{"errors":[{"message":"Please wait."}]}'),
    'Please wait.',
  ],
  ['the fallback for an error of another shape', answered(400, '{"oops":1}'), 'It failed.'],
  ['that the server is unreachable for a gateway error', answered(502, '<h1>Bad gateway</h1>'), 'No server.'],
  [
    'the fallback for an unreadable response',
    new ServerParseError(new SyntaxError(), { response: new Response(''), bodyText: '<' }),
    'It failed.',
  ],
  ['the fallback for a bug in the client', new TypeError('undefined is not a function'), 'It failed.'],
])('returns %s', (_name, error, message) => {
  expect(messageOf(error, texts)).toBe(message);
});

test('returns that the server is unreachable without a network, or the fallback if there is no text for it', async () => {
  expect(messageOf(await networkError(), texts)).toBe('No server.');
  expect(messageOf(await networkError(), { fallback: 'It failed.' })).toBe('It failed.');
});

test("returns only the server's own codes and field messages", () => {
  const fields = [
    { path: ['email'], reason: 'TAKEN', message: 'Taken.' },
    { path: ['bodyMeasurements', 'weight'], reason: 'TOO_LARGE', message: 'Too much.' },
  ];
  const error = refused('No.', { code: 'BAD_USER_INPUT', fields });
  expect(codeOf(error)).toBe('BAD_USER_INPUT');
  expect(fieldsOf(error)).toEqual({ email: 'Taken.', 'bodyMeasurements.weight': 'Too much.' });
  expect(fieldsOf(refused('No.', { fields: { email: 'Taken.' } }))).toEqual({});
  expect(codeOf(refused('No.', { code: 7 }))).toBeUndefined();
  expect(fieldsOf(new Error('away'))).toEqual({});
});

test('finds the reason of a refusal, and what else the server says of it', () => {
  const usedAt = '2026-11-23T05:12:00Z';
  const error = refused('No.', { reason: 'CODE_USED', usedAt, count: 7 });
  expect(isRefusedFor(error, 'CODE_USED')).toBe(true);
  expect(isRefusedFor(error, 'CODE_EXPIRED')).toBe(false);
  expect([textIn(error, 'usedAt'), textIn(error, 'count'), textIn(error, 'other')]).toEqual([
    usedAt,
    null,
    null,
  ]);
  expect(isRefusedFor(new TypeError('away'), 'CODE_USED')).toBe(false);
  expect(textIn(new TypeError('away'), 'usedAt')).toBeNull();
});
