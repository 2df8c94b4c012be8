import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { startMailServer, type MailServer } from '../../server/test/mail-server';
import { createSite, start, stop, untilReady, type Site } from './support/product';

/** Counted from the time at which the restarted product is ready. */
const DELIVERED_WITHIN_MS = 10_000;

test.describe.configure({ mode: 'serial' });

let site: Site;
let mailServer: MailServer;
test.beforeAll(async () => void (site = await createSite()));
test.beforeEach(async () => void (mailServer = await startMailServer()));
test.afterEach(() => mailServer.close());
test.afterAll(() => fs.rmSync(site.dataDirectory, { recursive: true, force: true }));

const signUp = (address: string, email: string) =>
  fetch(`${address}/api/user/initiate-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'Passw0rd-of-a-test',
      confirmPassword: 'Passw0rd-of-a-test',
      role: 'user',
    }),
  });

const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));

for (const [moment, isHanging, waitMs] of [
  ['right after the response', false, 0],
  ['a moment later', false, 30],
  ['while the mail server has the mail', true, 0],
] as const) {
  test(`a verification mail is delivered after a restart, after kill -9 ${moment}`, async () => {
    const email = `asha${waitMs}${String(isHanging)}@example.com`;
    const settings = { SMTP_URL: mailServer.url };
    mailServer.isHanging = isHanging;
    const victim = start(site, settings);
    await untilReady(victim);
    expect((await signUp(victim.address, email)).status).toBe(200);
    if (isHanging) await expect.poll(() => mailServer.connections()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    victim.process.kill('SIGKILL');
    await victim.ended;
    mailServer.isHanging = false;

    const next = start(site, settings);
    await untilReady(next);
    await expect.poll(() => mailsTo(email).length, { timeout: DELIVERED_WITHIN_MS }).toBeGreaterThan(0);
    await stop(next);
    // Sent once, or again with the same Message-ID if the mail server had accepted it before the process was killed.
    const messageIds = mailsTo(email).map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
    expect(new Set(messageIds).size).toBe(1);
    if (isHanging) expect(messageIds).toHaveLength(1);
  });
}
