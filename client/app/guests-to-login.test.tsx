import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuestsToLogin } from './guests-to-login';

/** Runs the script as the browser would, and says where it went. */
function placeAfter(auth: 'in' | 'out', address: string): string | undefined {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<GuestsToLogin nonce="n" />);
  const script = holder.querySelector('script')?.textContent ?? '';
  let gone: string | undefined;
  const { pathname, search, hash } = new URL(address, 'http://studio.example');
  const location = { pathname, search, hash, replace: (next: string) => void (gone = next) };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('document', 'location', script)({ documentElement: { dataset: { auth } } }, location);
  return gone;
}

test('guests are sent to the log-in before any code is there, and members are left alone', () => {
  expect(placeAfter('out', '/account?tab=data#top')).toBe('/login?next=%2Faccount%3Ftab%3Ddata%23top');
  expect(placeAfter('in', '/account')).toBeUndefined();
});
