import { claimCodeFor, claimValues } from '#server/test/claim-calls';
import { createMemberWithoutEmail } from '#server/test/factories';
import { EVERYONE, FRONT_DESK } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { MAIL } from './support/reasons';
import { importOf, newAddress, signedOut } from './support/subjects';

export const operations: FeatureOperations = {
  mutations: {
    claimAccount: {
      callers: EVERYONE,
      call: async (given) => {
        const { id } = await createMemberWithoutEmail(given.harness.dataSource);
        const code = await claimCodeFor(given.admin, id);
        return { by: signedOut(given), input: claimValues(code, newAddress()) };
      },
      roundTrips: [
        17,
        'a limit that is given back, the code, a limit of its account, and what initiateSignUp does',
      ],
      again: 'is anonymous',
      leaves: null,
    },
    inviteMember: {
      callers: FRONT_DESK,
      call: async (given) => {
        const { id: importId } = await importOf(given, 'done');
        const { data } = await given.admin.gql(
          `{ memberImportRows(importId: "${importId}") { nodes { member { id } } } }`,
        );
        const { nodes } = data?.['memberImportRows'] as { nodes: { member: { id: string } }[] };
        return { by: given.admin, input: { id: nodes[0]!.member.id } };
      },
      roundTrips: [8, MAIL],
      again: 'moves on',
      leaves: null,
    },
    makeClaimCode: {
      callers: FRONT_DESK,
      call: async ({ admin, harness }) => ({
        by: admin,
        input: { memberId: (await createMemberWithoutEmail(harness.dataSource)).id },
      }),
      roundTrips: [8, 'a limit, the claims before it, the member, and the code in place of an earlier one'],
      again: 'replaces',
      leaves: null,
    },
  },
};
