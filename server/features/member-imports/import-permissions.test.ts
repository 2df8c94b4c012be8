/** Jobs of imports act for the admin who started them, who may have lost the permission or the session when they run. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importMessages } from '#common/member-imports/messages';
import type { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { Importer, type ImportAnswer } from '../../test/import-calls';
import { signedIn } from '../../test/order-calls';
import { User } from '../accounts/user.entity';

let harness: Harness;
let starter: User;
let starterBrowser: Browser;
let importer: Importer;
let other: Importer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: starterBrowser, user: starter } = await signedIn(harness, 'admin'));
  importer = new Importer(harness, starterBrowser);
  const { browser } = await signedIn(harness, 'admin');
  other = new Importer(harness, browser);
});
afterEach(() => harness.stop());

const EMAIL = 'new1@example.com';
const FILE = `Name,E-mail\r\nMember 1,${EMAIL}\r\n`;

const users = () => harness.dataSource.getRepository(User);
const isImported = () => users().existsBy({ email: EMAIL });
const invitations = async () => (await harness.mailTo(EMAIL)).length;

const LOSSES: [what: string, lose: () => Promise<unknown>][] = [
  ['has another role', () => users().update(starter.id, { role: 'front_desk' })],
  ['has no account any more', () => users().delete(starter.id)],
  ['is logged out everywhere', () => starterBrowser.gql('mutation { signOutEverywhere { message } }')],
];

test.each(LOSSES)('an import whose admin %s by then stops, and says why', async (_what, lose) => {
  const { id } = await importer.start(await importer.uploadAndCheck(FILE));
  await lose();
  await harness.runDueJobs();
  const stopped = {
    status: 'FAILED',
    explanation: importMessages.stopped.not_permitted,
    counts: { created: 0 },
  };
  expect(await other.read(id)).toMatchObject(stopped);
  expect(await isImported()).toBe(false);
});

test.each(LOSSES)(
  'the undo of an import whose admin %s by then stops, and another can go on',
  async (_what, lose) => {
    const done = await importer.import(FILE);
    await importer.call('undoMemberImport', { id: done.id, expectedVersion: done.version });
    await lose();
    await harness.runDueJobs();
    const stopped: ImportAnswer = await other.read(done.id);
    expect(stopped).toMatchObject({ status: 'FAILED', explanation: importMessages.stopped.not_permitted });
    expect(await isImported()).toBe(true);
    expect(await other.undo(stopped)).toMatchObject({ status: 'UNDONE', explanation: null });
    expect(await isImported()).toBe(false);
  },
);

test.each(LOSSES)(
  'invitations of an admin who %s by then are not sent, and another can send them',
  async (_what, lose) => {
    const done = await importer.import(FILE);
    await importer.invite(done);
    await lose();
    expect(await invitations()).toBe(0);
    const stopped = await other.read(done.id);
    expect(stopped).toMatchObject({ status: 'DONE', hasInvitations: false, uninvitedCount: 1 });
    await other.invite(stopped);
    expect(await invitations()).toBe(1);
  },
);
