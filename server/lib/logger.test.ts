import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { createLogger } from './logger';

function linesOf(write: (logger: ReturnType<typeof createLogger>) => void, level = 'info'): string {
  const lines: string[] = [];
  write(createLogger(level, { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

const SECRETS = ['authorization', 'cookie', 'password', 'confirmPassword', 'token', 'otp', 'resetToken'];

test.each(SECRETS)('redacts %s at the top level and one or two levels down', (name) => {
  const text = linesOf((logger) => {
    logger.info({ [name]: 's3cret' }, 'top');
    logger.info({ body: { [name]: 's3cret' } }, 'one level down');
    logger.info({ request: { headers: { [name]: 's3cret' } } }, 'two levels down');
    logger.info({ list: [{ [name]: 's3cret' }] }, 'in a list');
    logger.child({ [name]: 's3cret' }).info('bound to a child');
    logger.info({ [name]: { nested: 's3cret' } }, 'an object');
  });
  expect(text).not.toContain('s3cret');
  expect(text.match(/\[redacted\]/g)).toHaveLength(6);
});

test('leaves all other values unchanged', () => {
  const line = linesOf((logger) =>
    logger.info({ requestId: 'abc', tokens: 7, passwordChanged: true }, 'hello'),
  );
  expect(JSON.parse(line)).toMatchObject({
    level: 30,
    msg: 'hello',
    requestId: 'abc',
    tokens: 7,
    passwordChanged: true,
  });
});

test('writes each entry as one line of JSON, whatever the text contains', () => {
  const text = linesOf((logger) => logger.info({ path: '/a\n{"level":50}' }, 'two\nlines'));
  expect(text.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({ msg: 'two\nlines' });
});

test('writes no entries below the level, and none at all when silent', () => {
  const write = (logger: ReturnType<typeof createLogger>) => {
    logger.debug('debug');
    logger.info('info');
    logger.error('error');
  };
  expect(linesOf(write, 'error').match(/"msg"/g)).toHaveLength(1);
  expect(linesOf(write, 'silent')).toBe('');
});

test('logs a failed statement without its parameter values', () => {
  const error = new QueryFailedError(
    'insert into users values ($1)',
    ['s3cret'],
    new Error('relation "users" does not exist'),
  );
  const line = linesOf((logger) => logger.error({ err: error }, 'unexpected'));
  expect(line).toContain('relation \\"users\\" does not exist');
  expect(line).not.toContain('s3cret');
});
