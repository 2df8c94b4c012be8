import { expect, open, test } from './support/journey';

test.use({ expectedComplaints: [/Thrown by a journey/] });

test('an error in the browser is reported to the server, by route and without names', async ({ page }) => {
  await open(page, '/home');
  const sent = page.waitForRequest('**/client-errors');
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('Thrown by a journey for asha@example.com');
      }),
  );
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    kind: 'window',
    message: 'Thrown by a journey for [mail]',
    route: '/home',
  });
  expect((await request.response())?.status()).toBe(204);
});

test('what goes wrong before the page’s code runs is reported too', async ({ page }) => {
  const sent = page.waitForRequest('**/client-errors');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('Thrown by a journey, early');
    });
  });
  await open(page, '/why-join');
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'window', route: '/why-join' });
});
