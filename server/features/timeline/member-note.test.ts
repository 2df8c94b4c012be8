import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTE_LENGTH_MAX } from '#common/timeline/limits';
import type { Browser } from '../../test/browser';
import { createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { User } from '../accounts/user.entity';
import { MemberNote } from './member-note.entity';

let harness: Harness;
let desk: Browser;
let deskUser: User;
let member: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk, user: deskUser } = await signedIn(harness, 'front_desk'));
  member = await createUser(harness.dataSource, { name: 'Asha' });
});
afterEach(() => harness.stop());

const NOTE = 'id text version editedAt author { name } viewerCanUpdate viewerCanRemove';

interface Note {
  id: string;
  text: string;
  version: number;
}

interface NewNote {
  memberId: string;
  requestKey: string;
}

const call = (name: string, fields: string) => {
  const input = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${name}(input: $input) { message ${fields} } }`;
};

const create = (text: string, { memberId = member.id, requestKey = randomUUID() }: Partial<NewNote> = {}) =>
  desk.gql(call('createMemberNote', `entry { kind text note { ${NOTE} } }`), {
    input: { memberId, text, requestKey },
  });

async function created(text = 'Prefers mornings', values = {}): Promise<Note> {
  const { data, errors } = await create(text, values);
  expect(errors).toEqual([]);
  return (data?.['createMemberNote'] as { entry: { note: Note } }).entry.note;
}

const edit = (browser: Browser, changes: { id: string; text: string }) =>
  browser.gql(call('updateMemberNote', `note { ${NOTE} }`), { input: { expectedVersion: 1, ...changes } });

const remove = (browser: Browser, id: string) =>
  browser.gql(call('removeMemberNote', 'removedNoteId'), { input: { id } });

const stored = () => harness.dataSource.getRepository(MemberNote).find();
const journal = () => harness.dataSource.getRepository(JournalEntry).find({ order: { type: 'ASC' } });

test('a note is kept with its author; the journal has the fact without the text', async () => {
  const note = await created('Knee surgery in March\nNo squats');
  expect(note).toMatchObject({
    text: 'Knee surgery in March\nNo squats',
    version: 1,
    editedAt: null,
    author: { name: deskUser.name },
    viewerCanUpdate: true,
    viewerCanRemove: true,
  });
  const [entry] = await journal();
  expect(entry).toMatchObject({ type: 'note.added', subjectId: note.id, memberId: member.id, after: {} });
  expect(JSON.stringify(entry)).not.toContain('Knee');
});

test('sent again with its key a note is added once, and the key is refused for another note', async () => {
  const requestKey = randomUUID();
  const [one, two] = await Promise.all([
    created('Called', { requestKey }),
    created('Called', { requestKey }),
  ]);
  expect(two.id).toBe(one.id);
  expect(await stored()).toHaveLength(1);
  const ravi = await createUser(harness.dataSource);
  for (const other of [
    create('Other', { requestKey }),
    create('Called', { requestKey, memberId: ravi.id }),
  ]) {
    const { errors } = await other;
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'REQUEST_KEY_USED' });
  }
});

test.each([
  ['  ', 'REQUIRED'],
  ['x'.repeat(NOTE_LENGTH_MAX + 1), 'TOO_LONG'],
])('refuses a text that is empty or too long', async (text, reason) => {
  const { errors } = await create(text);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: ['text'], reason }],
  });
});

test.each(['no-id', randomUUID()])('refuses an unknown member and an unknown note (%s)', async (id) => {
  const { errors } = await create('Called', { memberId: id });
  expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'MEMBER_NOT_FOUND' });
  for (const refused of [edit(desk, { id, text: 'Other' }), remove(desk, id)])
    expect((await refused).errors[0]?.extensions).toMatchObject({ reason: 'NOTE_NOT_FOUND' });
});

test('authors change their notes, unless these have changed meanwhile', async () => {
  const { id } = await created();
  const { data } = await edit(desk, { id, text: 'Prefers evenings' });
  const note = (data?.['updateMemberNote'] as { note: Note }).note;
  expect(note).toMatchObject({
    text: 'Prefers evenings',
    version: 2,
    editedAt: expect.any(String) as string,
  });
  const { errors } = await edit(desk, { id, text: 'Prefers mornings' });
  expect(errors[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION', current: ['text'] });
  expect(await stored()).toMatchObject([{ text: 'Prefers evenings', version: 2 }]);
  expect((await journal()).map(({ type }) => type)).toEqual(['note.added', 'note.edited']);
});

test('nobody changes notes of others; admins may remove them', async () => {
  const { id } = await created();
  const { browser: colleague } = await signedIn(harness, 'front_desk');
  const { browser: admin } = await signedIn(harness, 'admin');
  for (const refused of [
    edit(colleague, { id, text: 'Mine' }),
    edit(admin, { id, text: 'Mine' }),
    remove(colleague, id),
  ])
    expect((await refused).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'NOT_OWNER' });
  expect((await remove(admin, id)).errors).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('a note goes with the account of the member, and stays without a name when its author leaves', async () => {
  await created();
  await harness.dataSource.query('delete from users where id = $1', [deskUser.id]);
  expect(await stored()).toMatchObject([{ authorId: null, text: 'Prefers mornings' }]);
  await harness.dataSource.query('delete from users where id = $1', [member.id]);
  expect(await stored()).toEqual([]);
});
