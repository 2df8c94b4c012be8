import type { Page } from '@playwright/test';
import { expect, open, test } from './support/journey';

test.use({ expectedConsoleErrors: [/Thrown by a journey/] });

type Watched = Window & typeof globalThis & { beacons: Promise<string>[] };

/** Records the bodies of beacons, which Playwright does not expose. */
const watchBeacons = (page: Page) =>
  page.addInitScript(() => {
    const beacons: Promise<string>[] = ((window as Watched).beacons = []);
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      beacons.push((body as Blob).text());
      return send(address, body);
    };
  });

const reportsOf = async (page: Page) =>
  (await page.evaluate(() => Promise.all((window as Watched).beacons))).map(
    (text) => JSON.parse(text) as unknown,
  );

test('reports browser errors to the server, also early ones, with the route and without personal data', async ({
  page,
}) => {
  await watchBeacons(page);
  await open(page, '/home');
  const accepted = page.waitForResponse('**/client-errors');
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('Thrown by a journey for asha@example.com');
      }),
  );
  expect((await accepted).status()).toBe(204);
  expect(await reportsOf(page)).toMatchObject([
    { kind: 'window', message: 'Thrown by a journey for [mail]', route: '/home' },
  ]);

  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('Thrown by a journey, early');
    }),
  );
  const acceptedEarly = page.waitForResponse('**/client-errors');
  await open(page, '/why-join');
  expect((await acceptedEarly).status()).toBe(204);
  expect(await reportsOf(page)).toMatchObject([{ kind: 'window', route: '/why-join' }]);
});
