import dns from 'node:dns';
import { expect, test, vi } from 'vitest';
import { PublicNetwork } from './public-network';
import { startReceiver } from './testing/receiver';
import { WebhookRequests } from './webhook-request';

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

test('connections to one name wait for the same look-up', async () => {
  const own = new PublicNetwork({ permitted: ['127.0.0.0/8', '::1'] });
  const lookup = vi.spyOn(dns, 'lookup');
  const found = await Promise.all(Array.from({ length: 10 }, () => lookedUp(own, 'localhost')));
  expect(new Set(found.map((addresses) => JSON.stringify(addresses))).size).toBe(1);
  expect(lookup).toHaveBeenCalledTimes(1);
  await lookedUp(own, 'localhost');
  expect(lookup).toHaveBeenCalledTimes(2);
  lookup.mockRestore();
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
    '[::ffff:0:7f00:1]',
    '[201::1]',
    '[5000::1]',
    '[2002:a00:1::]',
  ],
])('%s is not', (host) => {
  expect(internet.refusalOf(new URL(`https://${host}`))).toBeDefined();
});

test('no request is made to a private address, be it a number or behind a name', async () => {
  const receiver = await startReceiver();
  const networks = [internet, new PublicNetwork({ permitted: ['192.168.1.0/24'] })];
  for (const network of networks)
    for (const url of [receiver.url, receiver.url.replace('127.0.0.1', 'localhost')]) {
      const requests = new WebhookRequests(network);
      const message = { id: 'one', sentAt: new Date(), body: '{}' };
      await expect(requests.post(url, ['whsec_c2VjcmV0'], message), url).rejects.toThrow('private address');
      requests.close();
    }
  expect(receiver.received).toEqual([]);
  await receiver.stop();
});
