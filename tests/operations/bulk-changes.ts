import { createUser } from '#server/test/factories';
import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import type { Given, MutationCall } from './support/given';
import { idIn, newAddress, requestKey } from './support/subjects';

const MANY = 'a change of many members, which keeps what became of each of them';

/** More than are changed in the transaction of a request. */
const SELECTED = 101;

const selectionOf = (memberIds: string[]) => ({
  members: { memberIds },
  expectedCount: memberIds.length,
  requestKey: requestKey(),
});

/** The member and one whose account has been deleted. */
async function oneAndGone({ harness, user }: Given) {
  const gone = await createUser(harness.dataSource, { email: newAddress() });
  await harness.dataSource.query('delete from users where id = $1', [gone.id]);
  return selectionOf([user.id, gone.id]);
}

/** As many members as a job changes. */
async function many({ harness }: Given) {
  const rows = await harness.dataSource.query<{ id: string }[]>(
    `select id from users where role = 'user' and email like '%@members.example' order by created_at limit $1`,
    [SELECTED],
  );
  return selectionOf(rows.map(({ id }) => id));
}

type Select = typeof many;

const assigning =
  (select: Select) =>
  async (given: Given): Promise<MutationCall> => ({
    by: given.admin,
    input: { ...(await select(given)), trainerId: given.trainer.id },
  });

const granting =
  (select: Select) =>
  async (given: Given): Promise<MutationCall> => ({
    by: given.admin,
    input: { ...(await select(given)), offerId: given.offer.id, reason: 'Closed' },
  });

/** About a change that has begun. */
const begun =
  (select: Select) =>
  async (given: Given): Promise<MutationCall> => {
    const { by, input } = await assigning(select)(given);
    const document = `mutation ($input: AssignTrainerToMembersInput!) {
      assignTrainerToMembers(input: $input) { bulkChange { id } }
    }`;
    return { by, input: { id: await idIn(by.gql(document, { input }), 'bulkChange') } };
  };

/** About one that has changed many members. */
async function changed(given: Given): Promise<MutationCall> {
  const call = await begun(many)(given);
  await given.harness.runDueJobs();
  return call;
}

/** About one that has failed for all of them. */
async function failed(given: Given): Promise<MutationCall> {
  const { by, input } = await changed(given);
  await given.harness.dataSource.query(
    `update bulk_change_members set outcome = 'failed' where bulk_change_id = $1`,
    [(input as { id: string }).id],
  );
  return { by, input };
}

export const operations: FeatureOperations = {
  queries: {
    bulkChange: {
      callers: ADMIN,
      call: (ids) => `{ bulkChange(id: "${ids.member}") { failures { member { name } } } }`,
    },
    openBulkChange: { callers: ADMIN, call: '{ openBulkChange { failures { member { name } } } }' },
    membershipGrantPreview: {
      callers: ADMIN,
      call: (ids) =>
        `{ membershipGrantPreview(members: { filter: { search: "as" } }, offerId: "${ids.offer}") { memberCount } }`,
    },
    trainerAssignmentPreview: {
      callers: ADMIN,
      call: (ids) =>
        `{ trainerAssignmentPreview(members: { filter: { search: "as" } }, trainerId: "${ids.trainer}") { memberCount } }`,
    },
  },
  mutations: {
    assignTrainerToMembers: {
      callers: ADMIN,
      call: assigning(oneAndGone),
      atLargeStudio: assigning(many),
      roundTrips: [22, MANY],
      leaves: ['member.trainer-assigned by admin'],
      hasOwnCost: true,
    },
    grantMembershipToMembers: {
      callers: ADMIN,
      call: granting(oneAndGone),
      atLargeStudio: granting(many),
      roundTrips: [23, MANY],
      leaves: ['membership.begun by admin'],
      hasOwnCost: true,
    },
    dismissBulkChange: {
      callers: ADMIN,
      call: begun(oneAndGone),
      atLargeStudio: changed,
      roundTrips: [8, `reads the report of ${MANY}`],
      again: 'removes',
      leaves: null,
    },
    retryBulkChange: {
      callers: ADMIN,
      call: begun(oneAndGone),
      atLargeStudio: failed,
      roundTrips: [18, MANY],
      again: 'moves on',
      leaves: null,
      hasOwnCost: true,
    },
    undoBulkChange: {
      callers: ADMIN,
      call: begun(oneAndGone),
      atLargeStudio: changed,
      roundTrips: [25, MANY],
      again: 'moves on',
      leaves: null,
      hasOwnCost: true,
    },
  },
  embedded: {
    BulkChangeFailure: 'of its change',
    BulkChangePreview: 'computed for a selection; changes with the data',
  },
};
