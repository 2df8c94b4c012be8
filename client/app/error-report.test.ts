import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientError } from '#common/client-errors';
import { takeConsoleErrors } from '../test/set-up';

const beacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);
const load = async () => ({ ...(await import('./error-report')), ...(await import('./error-watch')) });
let modules: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  beacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.resetModules();
  modules = await load();
  window.history.replaceState(null, '', '/blog/3f2b8c1e-9d4a-4c6b-8e7f-0a1b2c3d4e5f?email=asha@example.com');
});

const reports = () =>
  Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as ClientError));
const send = (error: unknown) => modules.sendReport('window', error, '/assets/entry-client-Bx12.js');

test('a report names the route and the build, but no person', async () => {
  send(new Error('No article for asha@example.com'));
  const [report] = await reports();
  expect(beacon.mock.calls[0]?.[0]).toBe('/client-errors');
  expect(report).toMatchObject({
    kind: 'window',
    message: 'No article for [mail]',
    route: '/blog/:articleId',
    release: 'entry-client-Bx12.js',
  });
  expect(JSON.stringify(report)).not.toMatch(/asha|3f2b/);
});

test('reports the same error once, and at most five errors per document', () => {
  const error = new Error('Again');
  send(error);
  send(error);
  expect(beacon).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 10; count += 1) send(new Error(`Number ${count}`));
  expect(beacon).toHaveBeenCalledTimes(5);
});

test.each([
  Object.assign(new Error('away'), { name: 'ServerError' }),
  new TypeError('Failed to fetch'),
  'Script error.',
  Object.assign(new Error('theirs'), { stack: 'Error\n at chrome-extension://abc/x.js' }),
])('does not report %s', (error) => {
  send(error);
  expect(beacon).not.toHaveBeenCalled();
});

test('reports errors from the window, rejections, React and the time before the code ran', async () => {
  const early = new ErrorEvent('error', { error: new Error('Early') });
  window.earlyErrors = [early];
  const { onCaughtError } = modules.watchErrors('/assets/entry.js');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('Thrown') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Rejected') }));
  onCaughtError(new Error('Caught'), {});
  await vi.waitFor(() => expect(beacon).toHaveBeenCalledTimes(4));
  expect((await reports()).map(({ kind, message }) => [kind, message])).toEqual([
    ['window', 'Early'],
    ['window', 'Thrown'],
    ['rejection', 'Rejected'],
    ['caught', 'Caught'],
  ]);
  expect(window.earlyErrors).toBeUndefined();
  // Errors caught by React are also printed on the console.
  expect(takeConsoleErrors()).toHaveLength(1);
});
