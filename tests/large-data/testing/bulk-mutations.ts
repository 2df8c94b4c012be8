import { randomUUID } from 'node:crypto';
import { Importer, type ImportAnswer } from '#server/test/import-calls';
import type { LargeStudio } from './large-studio';
import type { MutationCall, MutationCalls } from './mutation-calls';

/** More than are changed in the transaction of a request. */
const SELECTED = 101;

/** Enough members that a job changes them. */
async function selected({ harness }: LargeStudio) {
  const rows = await harness.dataSource.query<{ id: string }[]>(
    `select id from users where role = 'user' and email like '%@members.example' order by created_at limit $1`,
    [SELECTED],
  );
  return {
    members: { memberIds: rows.map(({ id }) => id) },
    expectedCount: rows.length,
    requestKey: randomUUID(),
  };
}

async function startChange(studio: LargeStudio): Promise<string> {
  const input = { ...(await selected(studio)), trainerId: studio.trainer.id };
  const document = `mutation ($input: AssignTrainerToMembersInput!) {
    assignTrainerToMembers(input: $input) { bulkChange { id } }
  }`;
  const { data } = await studio.admin.gql(document, { input });
  const { id } = (data as { assignTrainerToMembers: { bulkChange: { id: string } } }).assignTrainerToMembers
    .bulkChange;
  await studio.harness.runDueJobs();
  return id;
}

let files = 0;

/** One new member, one whom the studio has, and one with an error. */
async function fileOf({ member }: LargeStudio): Promise<string> {
  files += 1;
  const { email } = await member();
  return `Name,E-mail\nAsha,import${files}@example.com\nKnown,${email}\nBad,bad\n`;
}

const importing =
  (prepare: (importer: Importer, content: string) => Promise<object>) =>
  async (studio: LargeStudio): Promise<MutationCall> => {
    const importer = new Importer(studio.harness, studio.admin);
    return { by: studio.admin, input: await prepare(importer, await fileOf(studio)) };
  };

const versionOf = ({ id, version }: ImportAnswer) => ({ id, expectedVersion: version });

export const bulkMutations: MutationCalls = {
  assignTrainerToMembers: async (studio) => ({
    by: studio.admin,
    input: { ...(await selected(studio)), trainerId: studio.trainer.id },
  }),
  cancelMemberImport: importing(async (importer, content) => ({
    id: (await importer.start(await importer.uploadAndCheck(content), { hasInvitations: false })).id,
  })),
  changeMemberImportHeads: importing(async (importer, content) => ({
    id: (await importer.upload(content)).id,
    headRow: 1,
  })),
  checkMemberImport: importing(async (importer, content) => {
    const { id, columns } = await importer.upload(content);
    const chosen = columns.flatMap(({ position, field }) => (field ? [{ position, field }] : []));
    return { id, columns: chosen };
  }),
  createMemberImport: importing(() => Promise.resolve({ fileName: 'members.csv' })),
  dismissBulkChange: async (studio) => ({ by: studio.admin, input: { id: await startChange(studio) } }),
  grantMembershipToMembers: async (studio) => ({
    by: studio.admin,
    input: { ...(await selected(studio)), offerId: studio.offer.id, reason: 'Closed' },
  }),
  inviteImportedMembers: importing(async (importer, content) => versionOf(await importer.import(content))),
  inviteMember: async (studio) => {
    const importer = new Importer(studio.harness, studio.admin);
    const { id } = await importer.import(await fileOf(studio));
    const rows = await importer.rows(id);
    const email = rows.find(({ result }) => result === 'CREATED')!.member!.email;
    const [user] = await studio.harness.dataSource.query<{ id: string }[]>(
      'select id from users where email = $1',
      [email],
    );
    return { by: studio.admin, input: { id: user!.id } };
  },
  retryBulkChange: async (studio) => {
    const id = await startChange(studio);
    await studio.harness.dataSource.query(
      `update bulk_change_members set outcome = 'failed' where bulk_change_id = $1`,
      [id],
    );
    return { by: studio.admin, input: { id } };
  },
  runMemberImport: importing(async (importer, content) => ({
    ...versionOf(await importer.uploadAndCheck(content)),
    hasInvitations: true,
  })),
  undoBulkChange: async (studio) => ({ by: studio.admin, input: { id: await startChange(studio) } }),
  undoMemberImport: importing(async (importer, content) => versionOf(await importer.import(content))),
};
