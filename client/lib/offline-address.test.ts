import { expect, test } from 'vitest';
import { offlineAddress, requestedAddress } from './offline-address';

test('restores the requested address with its search parameters', () => {
  const address = '/review?rating=5&sort=ä';
  expect(requestedAddress(new URL(offlineAddress(address), 'https://studio.example').search)).toBe(address);
});

test.each([
  '',
  '?to=',
  '?to=//evil.example',
  '?to=/\\evil.example',
  '?to=/%09/evil.example',
  '?to=/%0A\\evil.example',
  '?to=https://evil.example',
  '?to=home',
])('%s leads to the home page', (search) => expect(requestedAddress(search)).toBe('/home'));
