import { expect, test } from 'vitest';
import { offlineAddress, wantedAddress } from './offline-address';

test('restores the requested address with its search parameters', () => {
  const address = '/review?rating=5&sort=ä';
  expect(wantedAddress(new URL(offlineAddress(address), 'https://studio.example').search)).toBe(address);
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
])('%s leads to the home page', (search) => expect(wantedAddress(search)).toBe('/home'));
