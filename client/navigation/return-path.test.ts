import { expect, test } from 'vitest';
import { pathOfThisSite } from './return-path';

test.each(['/home', '/pass-membership-plans?plan=premium', '/blog/7?a=1#top', '/a//b'])(
  '%s is a path of this site',
  (path) => {
    expect(pathOfThisSite(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'home',
  'http://evil.example/',
  'javascript:alert(1)',
  '//evil.example/home',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/x/../..//evil.example',
  '/.//evil.example',
  ' //evil.example',
  '//',
  'http:evil.example',
])('%j is not a path of this site', (address) => {
  expect(pathOfThisSite(address)).toBeNull();
});
