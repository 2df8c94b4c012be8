import { expect, test } from 'vitest';
import { networkOf, shortenedAddress } from './network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:0::/56'],
  ['2001:db8:1:abff::1', '2001:db8:1:ab00::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['1:2:3::', '1:2:3:0::/56'],
  ['1::3:4:5:6:7:8', '1:0:3:0::/56'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['', ''],
])('%s is logged as %s', (address, text) => {
  expect(shortenedAddress(address)).toBe(text);
});
