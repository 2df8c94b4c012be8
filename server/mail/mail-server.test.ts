import { expect, test } from 'vitest';
import { connectionOf } from './mail-server';

const inProduction = (host: string) =>
  connectionOf({ host, port: 587, user: '', password: undefined }, { isProduction: true });

test.each(['93.184.216.34', '2606:2800:220:1::1'])(
  'in production a mail server on the internet is called: %s',
  async (host) => {
    expect(await inProduction(host)).toMatchObject({ host, requireTLS: true });
  },
);

test.each(['10.0.0.1', '127.0.0.1', '::1', '::ffff:10.0.0.1', 'localhost'])(
  'in production a mail server at a private address is not called: %s',
  async (host) => {
    await expect(inProduction(host)).rejects.toThrow('EPRIVATE');
  },
);
