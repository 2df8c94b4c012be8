/** The client in clients/typescript, and the program in docs/api/typescript.md: it compiles in strict mode, and runs. */
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { generate, type CodegenConfig } from '@graphql-codegen/cli';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '#server/features/accounts/user.entity';
import { programOf } from '#server/test/api-key-calls';
import type { Browser } from '#server/test/browser';
import { createUser } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { signedIn } from '#server/test/order-calls';
import { BhorError, createClient, CreateMember, FindMembers, Revenue } from '../../clients/typescript/src';
import { folderWithClient, outcomeOf } from './testing/programs';

let page: string;
let harness: Harness;
let admin: Browser;
let folder: string;
let key: string;
beforeAll(async () => {
  page = await fs.readFile('docs/api/typescript.md', 'utf8');
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  ({ key } = await programOf(harness, admin, { permissions: ['members:read-any', 'members:add'] }));
  folder = await folderWithClient();
}, 120_000);
afterAll(async () => {
  await harness.stop();
  await fs.rm(folder, { recursive: true });
});

function codeBlock(language: string): string {
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1];
  if (!block) throw new Error(`no ${language} on the page`);
  return block;
}

/** Errors of the compiler in the programs of the folder, which it compiles in strict mode. */
function problemsOf(names: string[]): string[] {
  const module = ts.ModuleKind.NodeNext;
  const strict = { strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true };
  const typeRoots = [path.resolve('node_modules/@types')];
  const options: ts.CompilerOptions = {
    ...{ ...strict, module, target: ts.ScriptTarget.ES2022, types: ['node'], typeRoots, outDir: folder },
  };
  const files = names.map((name) => path.join(folder, name));
  const program = ts.createProgram(files, options);
  program.emit();
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test(
  'the program of the page compiles with the packed client, and prints all members',
  { timeout: 60_000 },
  async () => {
    const config = JSON.parse(codeBlock('json')) as CodegenConfig;
    // The schema as it is published, with nullable operations, and not as our own client reads it.
    const inputs = { schema: 'schema.graphql', documents: codeBlock('graphql'), silent: true };
    const [types] = (await generate({ ...config, ...inputs }, false)) as { content: string }[];
    await fs.writeFile(path.join(folder, 'trainers.generated.ts'), types!.content);
    // Code Generator brings this package, which has types only.
    const scope = '@graphql-typed-document-node';
    await fs.symlink(path.resolve('node_modules', scope), path.join(folder, 'node_modules', scope));
    const program = codeBlock('ts');
    await fs.writeFile(path.join(folder, 'program.ts'), program);
    await fs.writeFile(
      path.join(folder, 'misspelt.ts'),
      program.replace('name, trainer }', 'nam, trainer }'),
    );
    expect(problemsOf(['program.ts'])).toEqual([]);
    expect(problemsOf(['misspelt.ts'])).toEqual([expect.stringContaining("Property 'nam' does not exist")]);
    const names = Array.from({ length: 120 }, (_, n) => `Member ${n}`);
    for (const name of names) await createUser(harness.dataSource, { name });
    const env = { BHOR: harness.address, BHOR_KEY: key };
    const { code, lines, errors } = await outcomeOf({ folder, file: 'program.js', env });
    expect([code, errors]).toEqual([0, '']);
    expect(lines).toEqual(expect.arrayContaining(names.map((name) => `${name} undefined`)));
    expect(new Set(lines).size).toBe(lines.length);
    const refused = await outcomeOf({ folder, file: 'program.js', env: { ...env, BHOR_KEY: `${key}x` } });
    expect(refused.errors).toContain('UNAUTHENTICATED');
  },
);

test('of 250 members, none is lost or read twice while others are added', async () => {
  const users = harness.dataSource.getRepository(User);
  while ((await users.count()) < 250) await createUser(harness.dataSource);
  const before = (await users.find({ select: { id: true } })).map(({ id }) => id);
  const list =
    'query ($after: String) { members(first: 25, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }';
  const read: string[] = [];
  for await (const { id } of client().pages<{ id: string }, { after?: string }>(list)) {
    read.push(id);
    if (read.length % 25 === 0) await createUser(harness.dataSource, { name: `Aa ${read.length}` });
  }
  expect(new Set(read).size).toBe(read.length);
  expect(read).toEqual(expect.arrayContaining(before));
});

const client = (url = harness.address) => createClient({ url, key, retries: 2 });
const failureOf = (done: Promise<unknown>) => done.catch((error: unknown) => error);

test('errors have code, reason, fields and the id of the request', async () => {
  const bookedOn = { from: '2026-11-01', to: '2026-11-30' };
  expect(await failureOf(client().request(Revenue, { bookedOn }))).toMatchObject({
    ...{ name: 'BhorError', status: 403, code: 'FORBIDDEN', reason: 'PERMISSION_REQUIRED' },
    ...{ fields: [], requestId: expect.any(String) },
  });
  const input = { name: '', phone: '98765 00020', hasMemberAgreed: true, requestKey: 'a-new-member' };
  const refused = await failureOf(client().request(CreateMember, { input }));
  expect(refused).toBeInstanceOf(BhorError);
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: ['name'], reason: 'REQUIRED' }] });
});

/** A proxy between client and server that answers the first requests itself. */
async function proxy(refusals: number, status = 429) {
  let requests = 0;
  const server = http.createServer((request, response) => {
    requests += 1;
    if (requests <= refusals) {
      response.writeHead(status, { 'Retry-After': '0' }).end('<p>Busy</p>');
      return;
    }
    const { method, headers, url } = request;
    const passed = http.request(harness.address + url!, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, count: () => requests, stop: () => server.close() };
}

const OF_A_PROXY = { code: 'HTTP_503', message: 'No answer of the API: 503 Service Unavailable' };

const ADD_ON_ONE_LINE: typeof CreateMember =
  'fragment Id on User { id } mutation ($input: CreateMemberInput!) { createMember(input: $input) { message member { ...Id } } }';

test('reads and writes with a requestKey are repeated when the server is busy, others are not', async () => {
  const busy = await proxy(2);
  const { members } = await client(busy.url).request(FindMembers, { search: 'nobody' });
  expect([members.nodes, busy.count()]).toEqual([[], 3]);
  const down = await proxy(10, 503);
  expect(await failureOf(client(down.url).request(FindMembers, { search: 'nobody' }))).toMatchObject(
    OF_A_PROXY,
  );
  expect(down.count()).toBe(3);
  const input = { name: 'Asha', phone: '98765 00021', hasMemberAgreed: true };
  const add = async (requestKey: string) => {
    const through = await proxy(1, 503);
    const variables = { input: { ...input, requestKey } };
    const added = await failureOf(client(through.url).request(ADD_ON_ONE_LINE, variables));
    through.stop();
    return [added, through.count()];
  };
  expect(await add('')).toEqual([expect.objectContaining(OF_A_PROXY), 1]);
  expect(await add('another-new-member')).toEqual([{ createMember: expect.any(Object) }, 2]);
  busy.stop();
  down.stop();
});

test('a client without a key, and a list without its page, fail at once', async () => {
  const { key: other } = await programOf(harness, admin, { name: 'Other' });
  expect(() => createClient({ url: harness.address, key: undefined })).toThrow('needs url and key');
  const misused = createClient({ url: harness.address, key: other }).pages(
    '{ members { totalCount { count } } }',
  );
  await expect(misused.next()).rejects.toThrow('nodes and pageInfo');
});
