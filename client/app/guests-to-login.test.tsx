import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuestsToLogin } from './guests-to-login';

/** Runs the script as the browser would; returns where it redirected. */
function redirectFrom(auth: 'in' | 'out', address: string): string | undefined {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<GuestsToLogin nonce="n" />);
  const script = holder.querySelector('script')?.textContent ?? '';
  let target: string | undefined;
  const { pathname, search, hash } = new URL(address, 'http://studio.example');
  const location = { pathname, search, hash, replace: (next: string) => void (target = next) };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('document', 'location', script)({ documentElement: { dataset: { auth } } }, location);
  return target;
}

test('redirects guests to the log-in before any code has loaded, but not members', () => {
  expect(redirectFrom('out', '/account?tab=data#top')).toBe('/login?next=%2Faccount%3Ftab%3Ddata%23top');
  expect(redirectFrom('in', '/account')).toBeUndefined();
});
