/** Tests of docs/api for integrators: pasted commands print what the page says, and keys may do what it lists. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY_PERMISSIONS, type Permission } from '#common/accounts/permissions';
import { getSchema } from '#server/composition/schema';
import { User } from '#server/features/accounts/user.entity';
import { programOf } from '#server/test/api-key-calls';
import type { Browser } from '#server/test/browser';
import { createPlanOffers, createTrainers, createUser } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { buy, signedIn } from '#server/test/order-calls';
import { reasonOf } from '#server/test/staff-calls';

const run = promisify(execFile);

let harness: Harness;
let schema: GraphQLSchema;
let admin: Browser;
let folder: string;
beforeAll(async () => {
  harness = await startHarness();
  schema = await getSchema();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  folder = await fs.mkdtemp(path.join(tmpdir(), 'bhor-page-'));
}, 60_000);
afterAll(async () => {
  await harness.stop();
  await fs.rm(folder, { recursive: true });
});

interface Pasted {
  command: string;
  answer: unknown;
}

/** The indented blocks with curl, each with the block of JSON that follows. */
async function examplesOf(page: string): Promise<Pasted[]> {
  const text = await fs.readFile(`docs/api/${page}.md`, 'utf8');
  const blocks = [...text.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replace(/^ {4}/gm, ''));
  return blocks.flatMap((command, index) => {
    if (!command.includes('curl')) return [];
    return [{ command, answer: JSON.parse(blocks[index + 1]!.replaceAll(',...]', ']')) as unknown }];
  });
}

const BORDER = '=== next command';

/** Runs the commands of a page one after another in a shell, as if they were pasted. */
async function answersTo(examples: Pasted[], environment: Record<string, string>): Promise<unknown[]> {
  const script = examples.map(({ command }) => command.trim()).join(`\necho '\n${BORDER}'\n`);
  const env = { PATH: process.env['PATH'], ...environment };
  const { stdout } = await run('bash', ['-euc', script], { cwd: folder, env });
  return stdout.split(BORDER).map((text) => JSON.parse(text) as unknown);
}

/** A matcher for what a page shows: `...` stands for any text, and rows and numbers of the cost for those there are. */
function shown(value: unknown): unknown {
  if (value === '...') return expect.any(String);
  if (typeof value === 'number') return expect.any(Number);
  if (Array.isArray(value)) return value.length > 0 ? expect.arrayContaining(value.map(shown)) : [];
  if (value === null || typeof value !== 'object') return value;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(one)])),
  );
}

test.each(['first-call', 'paging'])('the commands in docs/api/%s.md print what it says', async (page) => {
  const { browser: member } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1, { name: `Plan of ${page}` });
  for (let n = 0; n < 4; n += 1) await createUser(harness.dataSource);
  const { key } = await programOf(harness, admin, { name: page, permissions: [...KEY_PERMISSIONS] });
  // The page asks for what has changed until now.
  await buy(member, admin, offer!);
  await harness.dataSource.query('update orders set placed_at = now(), decided_at = now()');
  const examples = await examplesOf(page);
  const answers = await answersTo(examples, { BHOR: harness.address, BHOR_KEY: key });
  expect(answers.length).toBeGreaterThan(0);
  for (const [index, { command, answer }] of examples.entries())
    expect(answers[index], command).toEqual(shown(answer));
});

/** The operations that docs/api/keys.md lists, with the permission of each. */
async function listedWrites() {
  const text = await fs.readFile('docs/api/keys.md', 'utf8');
  return [...text.matchAll(/^- .*: `(\w+)`(?: of `(\w+)`)?, with `([^`]+)`/gm)].map(
    ([, name, query, permission]) => ({ name: name!, query, permission: permission as Permission }),
  );
}

test('the permissions in docs/api/keys.md are those of the schema, and keys can have them', async () => {
  const listed = await listedWrites();
  expect(listed.length).toBeGreaterThan(5);
  for (const { name, query, permission } of listed) {
    const type = schema.getType(query ? 'User' : 'Mutation');
    const field = isObjectType(type) && type.getFields()[name];
    expect(field && field.description, name).toContain(`\`${permission}\``);
    expect(KEY_PERMISSIONS, name).toContain(permission);
  }
});

test('a key with the listed permissions, and no others, can do what docs/api/keys.md lists', async () => {
  const permissions = (await listedWrites()).map(({ permission }) => permission);
  const { client } = await programOf(harness, admin, { name: 'Writes', permissions });
  const change = async (name: string, input: object) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const query = `mutation ($input: ${type}) { ${name}(input: $input) { member { id } } }`;
    const { data, errors } = await client.gql(query, { input });
    expect(errors, name).toEqual([]);
    return (data![name] as { member: { id: string } }).member;
  };
  const [given] = await createPlanOffers(harness.dataSource, 1, { name: 'Given' });
  const [sold] = await createPlanOffers(harness.dataSource, 1, { name: 'Sold' });
  const [trainer] = await createTrainers(harness.dataSource, 1);
  const requestKey = 'a-write-of-a-program';
  const { id } = await change('createMember', {
    ...{ name: 'Ira Sen', phone: '98111 40001', hasMemberAgreed: true, requestKey },
  });
  await change('updateMember', { id, name: 'Ira Sen Gupta' });
  await change('grantMembership', { memberId: id, offerId: given!.id, reason: 'Won a month', requestKey });
  await change('sellMembership', { memberId: id, offerId: sold!.id, method: 'CASH', requestKey });
  await change('assignTrainer', { memberId: id, trainerId: trainer!.id });
  await change('checkIn', { member: { id }, requestKey });
  const read = 'query ($id: ID!) { user(id: $id) { name lastVisitAt trainer { id } } }';
  const { data } = await client.gql(read, { id });
  expect(data).toMatchObject({
    user: { name: 'Ira Sen Gupta', lastVisitAt: expect.any(String), trainer: { id: trainer!.id } },
  });
  const removal = 'mutation { deleteAccount(input: { password: "a guess" }) { message } }';
  expect(reasonOf(await client.gql(removal))).toEqual([403, 'NOT_WITH_API_KEY']);
  const accounts = harness.dataSource.getRepository(User);
  expect(await accounts.countBy({ id })).toBe(1);
  const input = { id, reason: 'Moved away', requestKey };
  const deletion = 'mutation ($input: DeleteMemberInput!) { deleteMember(input: $input) { deletedUserId } }';
  expect((await client.gql(deletion, { input })).errors).toEqual([]);
  expect(await accounts.countBy({ id })).toBe(0);
});
