import { afterEach, beforeEach, expect, test } from 'vitest';
import { createArticles } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { eventually } from '#server/test/eventually';
import { run, withDatabase } from '#server/test/database-template';
import { renderedClient } from './testing/rendered-client';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness(renderedClient);
});
afterEach(() => harness.stop());

async function page(path: string) {
  const response = await harness.fetch(path);
  return { response, html: await response.text() };
}

test('the blog is rendered with its articles, title, description and canonical URL', async () => {
  await createArticles(harness.dataSource, 13);
  const { response, html } = await page('/our-blog');
  expect(response.status).toBe(200);
  expect(html.match(/READ MORE/g)).toHaveLength(12);
  expect(html).toContain('<title>Our blog | Bhor, Pune</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]{50,155}"/);
  expect(html).toContain('<link rel="canonical" href="http://studio.example/our-blog"/>');
  expect(html).toContain('rel="stylesheet" href="/style.css"');
});

test('no content waits for a script, and every script has the nonce of its response', async () => {
  await createArticles(harness.dataSource, 40);
  const { response, html } = await page('/our-blog');
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  const executed = scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
  expect(executed.length).toBeGreaterThan(0);
  for (const tag of executed) expect(tag).toContain(`nonce="${nonce}"`);
  for (const [tag] of html.matchAll(/<style[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/<template|<div hidden/);
});

test('markup in texts is escaped', async () => {
  await createArticles(harness.dataSource, 1, {
    title: 'Lift <b>well</b>',
    description: 'One</script><script>alert(1)</script>',
  });
  const { html } = await page('/our-blog');
  expect(html).toContain('Lift &lt;b&gt;well&lt;/b&gt;');
  expect(html).not.toContain('<script>alert(1)');
});

test('the public page of an article does not contain the article', async () => {
  const [article] = await createArticles(harness.dataSource, 1, { title: 'A rest day', text: 'Rest.' });
  const { html } = await page(`/blog/${article?.id}`);
  expect(html).not.toContain('A rest day');
});

test('an empty blog shows a message', async () => {
  const { response, html } = await page('/our-blog');
  expect(response.status).toBe(200);
  expect(html).toContain('No articles yet.');
});

test('a changed article is shown on the next request, even if it was changed by SQL', async () => {
  const [article] = await createArticles(harness.dataSource, 1);
  await eventually(async () => expect((await page('/our-blog')).html).toContain('Article 1'));
  await harness.dataSource.query(`update articles set title = 'Renamed' where id = $1`, [article?.id]);
  await eventually(async () => expect((await page('/our-blog')).html).toContain('Renamed'));
});

test('without its database the blog shows an error in its shell, until the database is back', async () => {
  await createArticles(harness.dataSource, 3);
  const url = (harness.dataSource.options as { url: string }).url;
  const name = new URL(url).pathname.slice(1);
  const admin = (statement: string) => run(withDatabase(url, 'postgres'), statement);
  await admin(`alter database ${name} allow_connections false`);
  await admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

  await eventually(async () => {
    const { response, html } = await page('/our-blog');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(html).toContain('Failed to load articles. Please try again later.');
    expect(html).toContain('Monday to Saturday');
    expect(html).toContain('<title>Our blog | Bhor, Pune</title>');
  });
  expect((await page('/service')).response.status).toBe(200);

  await admin(`alter database ${name} allow_connections true`);
  await eventually(async () => expect((await page('/our-blog')).html).toContain('READ MORE'));
});

test('while the server is overloaded, a page says so without a script, a style file or a form', async () => {
  const busy = await startHarness(renderedClient, { limits: { requests: { inFlight: 0 } } });
  const response = await busy.fetch('/home');
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN"/);
  expect(html).toContain('<title>Very busy right now - Bhor</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<a class="[^"]+" href="">Try again<\/a>/);
  // Without this element, the page would be shown only after a second.
  expect(html).toContain('<div id="page-state" hidden=""></div></body>');
  expect(html).not.toContain('/entry.js');
  await busy.stop();
});
