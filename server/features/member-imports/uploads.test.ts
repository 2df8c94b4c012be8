/** How files are received: who may upload, how often, and what that takes. */
import net from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IMPORT_BYTES_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { randomToken } from '../../lib/secrets';
import { eventually } from '../../test/eventually';
import { startHarness, type Harness } from '../../test/harness';
import { Importer } from '../../test/import-calls';
import { signedIn } from '../../test/order-calls';
import { sentStatementsOf } from '../../test/sql-statements';
import { User } from '../accounts/user.entity';
import { MemberImport } from './member-import.entity';
import { unknownUploadLinks } from './member-import.rate-limits';
import { UploadedPiece } from './uploaded-piece.entity';

const IN_FLIGHT_MAX = 2;
const FILE = 'Name,E-mail\nAsha,asha@example.com\n';

let harness: Harness;
let importer: Importer;
const sockets: net.Socket[] = [];
beforeEach(async () => {
  harness = await startHarness(undefined, { limits: { requests: { inFlight: IN_FLIGHT_MAX } } });
  importer = new Importer(harness, (await signedIn(harness, 'admin')).browser);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await harness.stop();
});

/** Begins to upload a file of 20 MB; only this many bytes arrive. */
function beginUpload(path: string, bytes = 300_000): net.Socket {
  const socket = net.connect(Number(new URL(harness.address).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  const head = `PUT ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${IMPORT_BYTES_MAX}\r\n\r\n`;
  socket.write(head + FILE + 'x\n'.repeat(bytes / 2));
  return socket;
}

const pieces = () => harness.dataSource.getRepository(UploadedPiece).count();
async function contentOf(id: string): Promise<string | undefined> {
  const select = { content: true } as const;
  const found = await harness.dataSource.getRepository(MemberImport).findOne({ where: { id }, select });
  return found?.content?.toString();
}
const untilPieces = (count: number) => eventually(async () => expect(await pieces()).toBe(count));
const put = (path: string) => importer.send(path, FILE);
const unknown = () => `/uploads/${randomToken()}`;
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

test('uploads take capacity as long as they run, and give it back when their connection is reset', async () => {
  const paths = [(await importer.begin()).path, (await importer.begin()).path];
  const held = paths.map((path) => beginUpload(path));
  await untilPieces(2);
  expect((await put(unknown())).status).toBe(503);
  for (const socket of held) socket.resetAndDestroy();
  await eventually(async () => expect((await put(paths[0]!)).status).toBe(204));
  await untilPieces(0);
  expect(harness.logs.join('')).not.toContain('unexpected error');
});

test('a file is uploaded once at a time', async () => {
  const { path } = await importer.begin();
  const first = beginUpload(path);
  await untilPieces(1);
  const second = await put(path);
  expect([second.status, await messageOf(second)]).toEqual([409, importMessages.uploadRunning]);
  first.resetAndDestroy();
  await eventually(async () => expect((await put(path)).status).toBe(204));
});

test('an upload of another instance neither mixes with it nor is taken in its place', async () => {
  const { id, path } = await importer.begin();
  const uploadId = '11111111-1111-4111-8111-111111111111';
  const bytes = Buffer.from('of another instance');
  await harness.dataSource
    .getRepository(UploadedPiece)
    .insert({ importId: id, uploadId, position: 0, bytes });
  expect((await put(path)).status).toBe(204);
  expect(await contentOf(id)).toBe(FILE);
  expect(await pieces()).toBe(0);
});

test('a link ends with the permission of the admin who made it', async () => {
  const { path } = await importer.begin();
  await harness.dataSource.getRepository(User).update({ role: 'admin' }, { role: 'user' });
  const refused = await put(path);
  expect([refused.status, await messageOf(refused)]).toEqual([403, importMessages.stopped.not_permitted]);
  expect(await pieces()).toBe(0);
});

test('a file with a character on the limit of a sample is received', async () => {
  const { path } = await importer.begin();
  const name = `${'x'.repeat(59)}😀`;
  expect((await importer.send(path, `Name,E-mail\n${name},asha@example.com\n`)).status).toBe(204);
});

test('a file of several pieces is checked as it was sent', async () => {
  const row = (n: number) => `Zo\u00EB,new${n}@example.com,${'\u0905'.repeat(30_000)}\n`;
  const text = `Name,E-mail,Remarks\n${Array.from({ length: 10 }, (_, n) => row(n)).join('')}`;
  const checked = await importer.uploadAndCheck(text);
  expect(checked).toMatchObject({ rowCount: 10, counts: { create: 10, skip: 0 } });
  expect(await contentOf(checked.id)).toBe(text);
});

test('a malformed link is refused without a query', async () => {
  const tokens = [
    'guessed',
    `${randomToken()}x`,
    `${randomToken().slice(1)}%0A`,
    `${randomToken().slice(1)}.`,
  ];
  const statements = await sentStatementsOf(async () => {
    for (const token of tokens) expect((await put(`/uploads/${token}`)).status).toBe(404);
  });
  expect(statements).toEqual([]);
});

test('unknown and used links are limited before the file is read; valid ones neither count nor are refused', async () => {
  const { path } = await importer.begin();
  const { path: other } = await importer.begin();
  expect((await put(path)).status).toBe(204);
  expect((await put(path)).status).toBe(404);
  for (let n = 1; n < unknownUploadLinks.points; n += 1) expect((await put(unknown())).status).toBe(404);
  expect((await put(unknown())).status).toBe(429);
  const statements = await sentStatementsOf(async () => {
    const refused = await put(unknown());
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    const socket = beginUpload(unknown());
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
  });
  expect(statements.filter((statement) => !/^SELECT .* FROM "member_imports"/.test(statement))).toEqual([]);
  expect((await put(other)).status).toBe(204);
  const fetchAs = (address: string) =>
    harness.fetch(unknown(), { method: 'PUT', body: FILE, headers: { 'x-forwarded-for': address } });
  expect((await fetchAs('198.51.100.7')).status).toBe(404);
});

test('a file that is too large is refused while it is read, also if nothing tells its size before', async () => {
  const { path } = await importer.begin();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(Buffer.alloc(1024 * 1024, 'x\n')),
  });
  const refused = await harness.fetch(path, { method: 'PUT', body, duplex: 'half' } as RequestInit);
  expect([refused.status, await messageOf(refused)]).toEqual([413, importMessages.tooLarge]);
  expect(await pieces()).toBe(0);
  expect((await put(path)).status).toBe(204);
});

test('a compressed file is refused', async () => {
  const { path } = await importer.begin();
  const headers = { 'content-encoding': 'gzip' };
  expect((await harness.fetch(path, { method: 'PUT', body: FILE, headers })).status).toBe(415);
});
