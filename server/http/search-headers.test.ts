import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../test/harness';
import { fakeSite } from '../test/fake-site';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(
    fakeSite({
      render: () => Promise.resolve({ kind: 'page', status: 200, html: '<p></p>', errors: [] }),
      files: (req, res, next) => (req.path === '/file.css' ? void res.send('') : next()),
    }),
  );
});
afterAll(() => harness.stop());

const robotsOf = async (path: string) => (await harness.fetch(path)).headers.get('x-robots-tag');

test.each(['/articles', '/graphql', '/api/user/me', '/api/nothing', '/dev/mailbox', '/healthz', '/readyz'])(
  'sends noindex for %s',
  async (path) => expect(await robotsOf(path)).toBe('noindex'),
);

test.each(['/home', '/file.css', '/robots.txt', '/sitemap.xml'])('sends no noindex for %s', async (path) =>
  expect(await robotsOf(path)).toBeNull(),
);
