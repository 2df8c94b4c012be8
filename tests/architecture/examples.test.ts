/** The programs in examples/, with the packed client and keys that have only the permissions named in their heads. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WRONG_CODES_MAX } from '#common/check-in/limits';
import { programOf } from '#server/test/api-key-calls';
import { Browser } from '#server/test/browser';
import { givePass, issueCodes } from '#server/test/check-in-calls';
import { createPlanOffers, createUser } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { beginSession, buy, signedIn } from '#server/test/order-calls';
import { User } from '#server/features/accounts/user.entity';
import { folderWithClient, outcomeOf, start } from './testing/programs';

let harness: Harness;
let admin: Browser;
let folder: string;
beforeAll(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  folder = await folderWithClient();
  await fs.cp('examples', folder, { recursive: true });
}, 120_000);
afterAll(async () => {
  await harness.stop();
  await fs.rm(folder, { recursive: true });
});

/** The address, and a key with the permissions that the head of an example names. */
async function environmentOf(file: string, without?: string): Promise<Record<string, string>> {
  const head = (await fs.readFile(path.join(folder, file), 'utf8')).split('\nimport')[0]!;
  const named = head.match(/[a-z-]+:[a-z-]+/g)!;
  const permissions = named.filter((permission) => permission !== without);
  const { key } = await programOf(harness, admin, { name: randomUUID(), permissions });
  return { BHOR: harness.address, BHOR_KEY: key };
}

const runExample = async (file: string, given: { args?: string[]; input?: string } = {}) =>
  outcomeOf({ folder, file, env: await environmentOf(file), ...given });

test('each example has at most 60 lines', async () => {
  for (const file of await fs.readdir('examples')) {
    const text = await fs.readFile(path.join('examples', file), 'utf8');
    expect(text.trimEnd().split('\n').length, file).toBeLessThanOrEqual(60);
  }
});

async function memberWithCode(phone: string) {
  const user = await createUser(harness.dataSource, { name: 'Asha Kulkarni', phone });
  const member = new Browser(harness);
  await beginSession(harness, member, user);
  return { user, code: (await issueCodes(member))[0].text };
}

test('the turnstile opens for a member with a pass, and refuses others with the reason', async () => {
  const { user, code } = await memberWithCode('+919876500001');
  await givePass(harness, user.id);
  const { code: codeWithoutPass } = await memberWithCode('+919876500002');
  const byPhone = await createUser(harness.dataSource, { name: 'Ravi Patil', phone: '+919876500003' });
  await givePass(harness, byPhone.id);
  const input = [code, code, codeWithoutPass, '98765 00003', '+91 98765 99999', 'B1WRONG', ' '].join('\n');
  const { lines } = await runExample('turnstile.mjs', { input });
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'OPEN Checked',
    'REFUSED CODE_USED',
    'REFUSED NO_ACTIVE_PASS',
    'OPEN Checked',
    'REFUSED NOT_FOUND',
    'REFUSED INCORRECT',
  ]);
});

test('the turnstile does not wait for the end of a limit', async () => {
  const { lines } = await runExample('turnstile.mjs', { input: 'B1WRONG\n'.repeat(WRONG_CODES_MAX + 1) });
  expect(lines.at(-1)).toContain('REFUSED RATE_LIMITED');
});

test('the turnstile says that its key may not do something, or that nothing answers', async () => {
  const file = 'turnstile.mjs';
  const env = await environmentOf(file, 'activities:record');
  const { lines } = await outcomeOf({ folder, file, env, input: '123456\n' });
  expect(lines).toEqual([expect.stringContaining('REFUSED PERMISSION_REQUIRED')]);
  const unreachable = { ...env, BHOR: 'http://127.0.0.1:9' };
  const { lines: alone } = await outcomeOf({ folder, file, env: unreachable, input: '123456\n' });
  expect(alone).toEqual([expect.stringContaining('REFUSED NOT_REACHED')]);
  const { code, errors } = await outcomeOf({ folder, file, env: {} });
  expect([code, errors]).toEqual([1, expect.stringContaining('createClient needs url and key.')]);
});

test('the nightly export writes each day once, and catches up', async () => {
  const { browser: member } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { number, receipts } = await buy(member, admin, offer!);
  const out = await fs.mkdtemp(path.join(folder, 'out-'));
  const exportTo = (lastDay: string) => runExample('nightly-export.mjs', { args: [out, lastDay] });
  expect((await exportTo('2026-11-21')).lines).toEqual(['2026-11-21: 1 orders, 1 payments']);
  const fileOf = (name: string) => fs.readFile(path.join(out, `${name}-2026-11-21.csv`), 'utf8');
  expect(await fileOf('orders')).toContain(`"${number}","2026-11-21T06:30:00.000Z","PAID"`);
  expect(await fileOf('payments')).toContain(`"CASH","${number}"`);
  expect(await fileOf('receipts')).toContain(`"${receipts[0]!.number}"`);
  expect((await exportTo('2026-11-21')).lines).toEqual([]);
  expect((await exportTo('2026-11-23')).lines).toHaveLength(2);
  expect(await exportTo('yesterday')).toMatchObject({ code: 1, errors: expect.stringContaining('LAST_DAY') });
  expect(await fs.readdir(out)).toHaveLength(9);
});

test('the nightly export of a day that fails leaves the day to the next run', async () => {
  const file = 'nightly-export.mjs';
  const out = await fs.mkdtemp(path.join(folder, 'out-'));
  const env = await environmentOf(file, 'accounting:read');
  const { code, errors } = await outcomeOf({ folder, file, env, args: [out, '2026-11-21'] });
  expect([code, errors]).toEqual([1, expect.stringContaining('PERMISSION_REQUIRED')]);
  expect(await fs.readdir(out)).toEqual([]);
});

test('the form adds a member once, and says what is wrong', async () => {
  const file = 'website-form.mjs';
  const child = start({ folder, file, env: { ...(await environmentOf(file)), PORT: '0' } });
  const [told] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const address = `http://127.0.0.1:${/port: (\d+)/.exec(told)![1]}`;
  const send = async (fields: Record<string, string>) => {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
    return [response.status, await response.text()] as const;
  };
  const page = await (await fetch(address)).text();
  const requestKey = /value="([^"]+)"/.exec(page)![1]!;
  const given = { name: 'Meera Joshi', phone: '98765 00010', agreed: 'on', requestKey };
  expect(await send({ ...given, phone: '12' })).toEqual([400, expect.stringContaining(requestKey)]);
  expect(await send({ ...given, agreed: '' })).toEqual([400, expect.any(String)]);
  for (const key of [requestKey, requestKey, randomUUID()])
    expect(await send({ ...given, requestKey: key })).toEqual([201, expect.stringContaining('Thank you')]);
  const users = harness.dataSource.getRepository(User);
  expect(await users.countBy({ phone: '+919876500010' })).toBe(1);
  const [, answer] = await send({ ...given, requestKey: '"><script>' });
  expect(answer).not.toContain('<script>');
  expect((await send({ ...given, name: 'x'.repeat(20_000) }))[0]).toBe(413);
  child.kill();
});

test('the receiver prints each signed event once, and refuses others', async () => {
  const library = path.join('node_modules', 'standardwebhooks');
  await fs.symlink(path.resolve(library), path.join(folder, library));
  const secret = `whsec_${Buffer.from('a secret of a webhook, long enough').toString('base64')}`;
  const child = start({ folder, file: 'webhook-receiver.mjs', env: { PORT: '0', WEBHOOK_SECRET: secret } });
  const printed: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  await once(child.stdout, 'data');
  const port = /port: (\d+)/.exec(printed.join(''))![1];
  const receive = async (body: string, headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).status;
  const body = JSON.stringify({ type: 'webhook.test', data: {} });
  const now = new Date();
  const headers = {
    'webhook-id': 'one-event',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('one-event', now, body),
  };
  expect(await receive(`${body} `, headers)).toBe(400);
  expect([await receive(body, headers), await receive(body, headers)]).toEqual([204, 204]);
  child.kill();
  await once(child, 'close');
  expect(printed.slice(1).join('')).toBe(`${body}\n`);
});

const rpc = (id: number | undefined, method: string, params?: object) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const callTool = (id: number, name: string, given?: object) =>
  rpc(id, 'tools/call', { name, arguments: given });

test('the MCP server lists its tools, calls them and reports errors', async () => {
  await createUser(harness.dataSource, { name: 'Zoya Merchant' });
  const range = { from: '2026-11-01', to: '2026-11-30' };
  const messages = [
    rpc(0, 'initialize', { protocolVersion: '2025-06-18', capabilities: {} }),
    rpc(undefined, 'notifications/initialized'),
    rpc(1, 'tools/list'),
    callTool(2, 'find_member', { search: 'zoya' }),
    callTool(3, 'visits', range),
    callTool(4, 'revenue', range),
    callTool(5, 'revenue', { ...range, to: '2026-11-31' }),
    callTool(6, 'delete_member'),
    rpc(7, 'resources/list'),
    'not JSON',
    rpc(8, 'ping'),
    rpc(9, 'initialize', { protocolVersion: '2031-01-01' }),
  ];
  const { lines } = await runExample('mcp-server.mjs', { input: messages.join('\n') });
  const answers = lines.map((line) => JSON.parse(line) as { id: number | null });
  const answerTo = (id: number | null) => answers.find((answer) => answer.id === id);
  expect(answers).toHaveLength(messages.length - 1);
  expect(answerTo(0)).toMatchObject({ jsonrpc: '2.0', result: { protocolVersion: '2025-06-18' } });
  expect(answerTo(1)).toMatchObject({
    result: { tools: [{ name: 'find_member', inputSchema: { required: ['search'] } }, {}, {}] },
  });
  const text = (part: string) => [{ type: 'text', text: expect.stringContaining(part) }];
  expect(answerTo(2)).toMatchObject({ result: { isError: false, content: text('Zoya Merchant') } });
  expect(answerTo(3)).toMatchObject({ result: { isError: false, content: text('activities') } });
  expect(answerTo(4)).toMatchObject({ result: { isError: false, content: text('minorUnits') } });
  expect(answerTo(5)).toMatchObject({ result: { isError: true, content: text('to') } });
  expect(answerTo(6)).toMatchObject({ error: { code: -32602 } });
  expect(answerTo(7)).toMatchObject({ error: { code: -32601 } });
  expect(answerTo(null)).toMatchObject({ error: { code: -32700 } });
  expect(answerTo(8)).toMatchObject({ result: {} });
  expect(answerTo(9)).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
});
