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
import { codeOf, fieldsOf, messageOf } from './errors';

const texts = { fallback: 'It failed.', unreachable: 'No server.' };

const refused = (message: string, extensions = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

const answered = (status: number, bodyText: string) =>
  new ServerError('refused', { response: new Response(bodyText, { status }), bodyText });

/** What the data client makes of a link that throws. */
async function ofNetwork(): Promise<unknown> {
  const link = new ApolloLink(
    () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
  );
  return createApolloClient(link)
    .query({ query: gql('query Me { me { id } }') })
    .catch((error: unknown) => error);
}

test.each([
  ['the sentence of the server', refused('Invalid OTP'), 'Invalid OTP'],
  ['the fallback for an error without one', refused(''), 'It failed.'],
  [
    'the sentence in a plain refusal',
    answered(429, '{"errors":[{"message":"Please wait."}]}'),
    'Please wait.',
  ],
  ['the fallback for a refusal in another shape', answered(400, '{"oops":1}'), 'It failed.'],
  ['that nobody is there for a proxy alone', answered(502, '<h1>Bad gateway</h1>'), 'No server.'],
  [
    'the fallback for an answer that cannot be read',
    new ServerParseError(new SyntaxError(), { response: new Response(''), bodyText: '<' }),
    'It failed.',
  ],
  ['the fallback for a fault of our own', new TypeError('undefined is not a function'), 'It failed.'],
])('says %s', (_name, error, sentence) => {
  expect(messageOf(error, texts)).toBe(sentence);
});

test('says that nobody is there without a network', async () => {
  expect(messageOf(await ofNetwork(), texts)).toBe('No server.');
});

test('code and fields are those of the server, and nothing else', () => {
  const error = refused('No.', { code: 'BAD_USER_INPUT', fields: { email: 'Taken.', name: 7 } });
  expect(codeOf(error)).toBe('BAD_USER_INPUT');
  expect(fieldsOf(error)).toEqual({ email: 'Taken.' });
  expect(codeOf(refused('No.', { code: 'SOMETHING' }))).toBeUndefined();
  expect(fieldsOf(new Error('away'))).toEqual({});
});
