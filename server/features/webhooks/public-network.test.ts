import { expect, test } from 'vitest';
import { PublicNetwork } from './public-network';

const internet = new PublicNetwork({ permitted: [] });

const lookedUp = (network: PublicNetwork, name: string, all = true) =>
  new Promise((resolve) =>
    network.lookup(name, { all }, (error, address) => resolve(error ? error.message : address)),
  );

test('a name that leads to this machine is refused when it is looked up, unless the settings permit it', async () => {
  expect(await lookedUp(internet, 'localhost')).toBe('private address');
  const own = new PublicNetwork({ permitted: ['127.0.0.0/8', '::1'] });
  expect(await lookedUp(own, 'localhost', false)).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test('without permitted networks only https is', () => {
  expect(internet.refusalOf(new URL('http://example.com'))).toBeDefined();
  expect(internet.refusalOf(new URL('https://example.com'))).toBeUndefined();
});

test.each(['93.184.216.34', '[2606:2800:220:1::1]'])('%s is on the internet', (host) => {
  expect(internet.refusalOf(new URL(`https://${host}`))).toBeUndefined();
});

test.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.0.1',
    '224.0.0.1',
  ],
  ...[
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a00:1]',
    '[64:ff9b::a00:1]',
    '[fc00::1]',
    '[fe80::1]',
    '[2002:a00:1::]',
  ],
])('%s is not', (host) => {
  expect(internet.refusalOf(new URL(`https://${host}`))).toBeDefined();
});
