import type { Page } from '@playwright/test';
import { expect, open, test } from './support/journey';

test.use({ expectedComplaints: [/Thrown by a journey/] });

type Watched = Window & typeof globalThis & { beacons: Promise<string>[] };

/** Keeps what beacons carry, which Playwright does not show. */
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

test('an error in the browser is reported to the server, by route and without names', async ({ page }) => {
  await watchBeacons(page);
  await open(page, '/home');
  const taken = page.waitForResponse('**/client-errors');
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('Thrown by a journey for asha@example.com');
      }),
  );
  expect((await taken).status()).toBe(204);
  expect(await reportsOf(page)).toMatchObject([
    { kind: 'window', message: 'Thrown by a journey for [mail]', route: '/home' },
  ]);
});

test('what goes wrong before the page’s code runs is reported too', async ({ page }) => {
  await watchBeacons(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('Thrown by a journey, early');
    }),
  );
  const taken = page.waitForResponse('**/client-errors');
  await open(page, '/why-join');
  expect((await taken).status()).toBe(204);
  expect(await reportsOf(page)).toMatchObject([{ kind: 'window', route: '/why-join' }]);
});
