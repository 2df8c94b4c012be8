import { Browser } from '#server/test/browser';
import { beginSetUp, completeSetUp, OWNER, setUpAgain } from '#server/test/set-up-calls';
import type { LargeStudio } from './large-studio';
import type { MutationCall, MutationCalls } from './mutation-calls';

const begun =
  (input: object) =>
  async ({ harness, admin }: LargeStudio): Promise<MutationCall> => {
    await beginSetUp(harness);
    return { by: admin, input };
  };

/** Gives the admin back the role that was taken away to make the link work. */
class LinkBrowser extends Browser {
  constructor(private readonly studio: LargeStudio) {
    super(studio.harness);
  }

  override async gql(...call: Parameters<Browser['gql']>) {
    const answer = await super.gql(...call);
    const { adminUser, harness } = this.studio;
    await harness.dataSource.query('update users set role = $2 where id = $1', [adminUser.id, 'admin']);
    return answer;
  }
}

/** How a studio is set up. */
export const setUpMutations: MutationCalls = {
  confirmPlanPrice: async (studio) => begun({ planId: studio.offer.id })(studio),
  createOwner: async (studio) => ({
    by: new LinkBrowser(studio),
    input: { token: await setUpAgain(studio.harness), ...OWNER, confirmPassword: OWNER.password },
  }),
  hideDemonstration: begun({ content: 'PHOTOS', isHidden: true }),
  openStudio: async ({ harness, admin }) => {
    await completeSetUp(harness);
    return { by: admin };
  },
  reachSetUpStep: begun({ step: 'HOURS' }),
};
