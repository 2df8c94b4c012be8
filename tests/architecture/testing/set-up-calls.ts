import { beginSetUp, completeSetUp, OWNER, setUpAgain } from '#server/test/set-up-calls';
import { newAddress, signedOut, type Prepare } from './mutation-subjects';

const ofOwner = () => ({ ...OWNER, email: newAddress(), confirmPassword: OWNER.password });

/** The steps in which a new studio is set up. */
export const SET_UP_MUTATION_CALLS: Record<string, Prepare> = {
  confirmPlanPrice: async ({ harness, admin, offer }) => {
    await beginSetUp(harness);
    return { by: admin, input: { planId: offer.id } };
  },
  createOwner: async (given) => ({
    by: signedOut(given),
    input: { token: await setUpAgain(given.harness), ...ofOwner() },
  }),
  hideDemonstration: async ({ harness, admin }) => {
    await beginSetUp(harness);
    return { by: admin, input: { content: 'PHOTOS', isHidden: true } };
  },
  openStudio: async ({ harness, admin }) => {
    await completeSetUp(harness);
    return { by: admin };
  },
  reachSetUpStep: async ({ harness, admin }) => {
    await beginSetUp(harness);
    return { by: admin, input: { step: 'HOURS' } };
  },
};
