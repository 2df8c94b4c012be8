import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readClaims } from '../lib/token-claims';
import { tokenOf } from '../test/token';
import { BeforePaint, GuestsToLogin } from './inline-scripts';
import { FAILED, FAILED_BAR_ID, HYDRATED } from './marks';

const { dataset } = document.documentElement;

beforeEach(() => {
  for (const key of ['auth', 'role', HYDRATED, FAILED]) Reflect.deleteProperty(dataset, key);
});

/** The script's listeners stay on the window, which tests of other files share: on a hydrated page they do nothing. */
afterAll(() => {
  Reflect.deleteProperty(dataset, 'auth');
  Reflect.deleteProperty(dataset, 'role');
  dataset[HYDRATED] = '';
});

/** Runs the inline script as the browser would. */
function run() {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<BeforePaint nonce="n" />);
  const script = holder.querySelector('script');
  expect(script?.getAttribute('nonce')).toBe('n');
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script?.textContent ?? '')();
}

const claims = (json: string) => `a.${btoa(json)}.c`;

test.each([
  tokenOf(),
  tokenOf({ role: 'admin', sub: 'ÿ?>~' }),
  '',
  'a token',
  claims('{}'),
  claims('null'),
  claims('{"sub":"","role":"user","iat":1,"exp":2}'),
  claims('{"sub":"x","role":"owner","iat":1,"exp":2}'),
  claims('{"sub":"x","role":"user","exp":2}'),
  claims('{"sub":"x","role":"user","iat":1}'),
])('the first paint reads the token %j as the session does', (token) => {
  localStorage.setItem('userToken', token);
  run();
  const role = readClaims(token)?.role;
  expect([dataset['auth'], dataset['role']]).toEqual([role ? 'in' : 'out', role]);
});

test('without a token the first paint is that of a guest', () => {
  run();
  expect([dataset['auth'], dataset['role']]).toEqual(['out', undefined]);
});

test.each([
  ['/login?next=%2Fplans%3Fplan%3Dpremium', '/signup?next=%2Fplans', '?next=%2Fplans%3Fplan%3Dpremium'],
  ['/login', '/signup?next=%2Fplans', '?next=%2Fplans'],
  ['/review?rating=5', '/login?next=%2Freview', '?next=%2Freview'],
  ['/login?next=%2Fplans%3Fplan%3Dpremium', '/terms-of-use', ''],
])('before hydration on %s, the link %s is followed with %j', (address, href, followed) => {
  history.replaceState(null, '', address);
  run();
  document.body.innerHTML = `<a href="${href}">On</a>`;
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.search).toBe(followed);
  history.replaceState(null, '', '/');
});

/** Submits a form of the document; returns whether the browser would send it. */
function send(form: string): boolean {
  document.body.innerHTML = `${form}<div id="${FAILED_BAR_ID}"><button></button></div>`;
  return document
    .querySelector('form')!
    .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

test('submits no form before the page is hydrated', () => {
  run();
  expect(send('<form></form>')).toBe(false);
  dataset[HYDRATED] = '';
  expect(send('<form></form>')).toBe(true);
});

test.each([
  ['<form method="get"><input type="search"></form>', true],
  ['<form method="post"></form>', false],
  ['<form><input type="password"></form>', false],
])('after the code failed to load, the browser may submit %s: %s', (form, isSent) => {
  run();
  dataset[FAILED] = '';
  expect(send(form)).toBe(isSent);
  expect(document.activeElement?.tagName === 'BUTTON').toBe(!isSent);
});

test('after the code failed to load, a click on a button reaches its listeners and the browser', () => {
  run();
  dataset[FAILED] = '';
  document.body.innerHTML = '<a aria-haspopup="dialog" href="/photo.jpg"></a>';
  const link = document.querySelector('a')!;
  const handleClick = vi.fn();
  link.addEventListener('click', handleClick);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(link.dispatchEvent(press)).toBe(true);
  expect(handleClick).toHaveBeenCalledTimes(1);
});

test('repeats the last click on a button after hydration', () => {
  run();
  const presses: string[] = [];
  document.body.innerHTML = '<button id="first"></button><button id="last"></button><a href="/home"></a>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(button.id));
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  press('#first');
  press('#last');
  expect(presses).toEqual([]);

  dataset[HYDRATED] = '';
  document.dispatchEvent(new Event(HYDRATED));
  expect(presses).toEqual(['last']);
  press('#first');
  expect(presses).toEqual(['last', 'first']);
  document.body.innerHTML = '';
});

test.each(['pointerdown', 'mousedown', 'touchstart', 'click'])(
  'a %s on a link reaches React only after hydration, but always reaches the browser',
  (name) => {
    run();
    document.body.innerHTML = '<a href="/home"></a>';
    const received: Event[] = [];
    // React listens on its root, which is the document.
    document.addEventListener(name, (event) => received.push(event));
    const press = () =>
      document.querySelector('a')!.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    expect(press()).toBe(true);
    expect(received).toEqual([]);
    dataset[HYDRATED] = '';
    expect(press()).toBe(true);
    expect(received).toHaveLength(1);
    document.body.innerHTML = '';
  },
);

/** Runs the script as the browser would; returns where it redirected. */
function redirectFrom(auth: 'in' | 'out', address: string): string | undefined {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<GuestsToLogin nonce="n" />);
  const script = holder.querySelector('script')!;
  let target: string | undefined;
  const { pathname, search, hash } = new URL(address, 'http://studio.example');
  const location = { pathname, search, hash, replace: (next: string) => void (target = next) };
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('document', 'location', script.textContent ?? '')(
    { documentElement: { dataset: { auth } }, currentScript: script },
    location,
  );
  return target;
}

test('redirects guests to the log-in before any code has loaded, but not members', () => {
  expect(redirectFrom('out', '/account?tab=data#top')).toBe('/login?next=%2Faccount%3Ftab%3Ddata%23top');
  expect(redirectFrom('in', '/account')).toBeUndefined();
});
