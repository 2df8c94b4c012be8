/** Calls of the mutations about the staff and second factors. */
import { programOf, wantedKey } from '#server/test/api-key-calls';
import { createWebhook, failedDelivery, WEBHOOK } from '#server/test/webhook-calls';
import { createUser, PASSWORD } from '#server/test/factories';
import { completeExport } from '#server/test/export-calls';
import { PasskeyDevice } from '#server/test/passkey-device';
import {
  addPasskey,
  addSecondFactor,
  challengeFor,
  codeOf,
  passkeyStepFor,
  startPasskey,
  startSecondFactor,
  STEP_MS,
} from '#server/test/second-factor-calls';
import { invite, invitedBy } from '#server/test/staff-calls';
import { newAddress, signedOut, type Given, type Prepare } from './mutation-subjects';

const withPassword = { password: PASSWORD };

const deskUser = ({ harness }: Given) => createUser(harness.dataSource, { role: 'front_desk' });

/** The member has a second factor, whose next code is unused. */
async function factorOf({ harness, member }: Given) {
  const factor = await addSecondFactor(harness, member);
  harness.clock.ms += STEP_MS;
  return factor;
}

export const STAFF_MUTATION_CALLS: Record<string, Prepare> = {
  acceptStaffInvitation: async (given) => {
    const token = await invitedBy(given.harness, given.admin, { email: given.user.email });
    return { by: signedOut(given), input: { token, ...withPassword } };
  },
  addPasskey: async ({ member }) => ({
    by: member,
    input: { name: 'My phone', response: new PasskeyDevice().make(await startPasskey(member)) },
  }),
  changeStaffRole: async (given) => ({
    by: given.admin,
    input: { userId: (await deskUser(given)).id, role: 'TRAINER' },
  }),
  completeSignIn: async (given) => {
    const { secret } = await factorOf(given);
    const challenge = await challengeFor(signedOut(given), given.user.email);
    return { by: signedOut(given), input: { challenge, code: codeOf(given.harness, secret) } };
  },
  completeSignInWithPasskey: async (given) => {
    const { device } = await addPasskey(given.member);
    const { challenge, options } = await passkeyStepFor(signedOut(given), given.user.email);
    return { by: signedOut(given), input: { challenge, response: device.use(options) } };
  },
  confirmSecondFactor: async ({ harness, member }) => ({
    by: member,
    input: { code: codeOf(harness, await startSecondFactor(member)) },
  }),
  createStudioExportLink: async ({ harness, admin }) => ({
    by: admin,
    input: { id: await completeExport(harness, admin) },
  }),
  startStudioExport: ({ admin }) => ({ by: admin, input: withPassword }),
  endStaffAccess: async (given) => ({ by: given.admin, input: { userId: (await deskUser(given)).id } }),
  createApiKey: ({ admin }) => ({ by: admin, input: wantedKey({ name: newAddress() }) }),
  createWebhook: ({ admin }) => ({ by: admin, input: WEBHOOK }),
  updateWebhook: async ({ admin }) => ({
    by: admin,
    input: { ...WEBHOOK, id: (await createWebhook(admin)).id, isEnabled: false },
  }),
  deleteWebhook: async ({ admin }) => ({ by: admin, input: { id: (await createWebhook(admin)).id } }),
  replaceWebhookSecret: async ({ admin }) => ({ by: admin, input: { id: (await createWebhook(admin)).id } }),
  testWebhook: async ({ admin }) => ({ by: admin, input: { id: (await createWebhook(admin)).id } }),
  resendWebhookDelivery: async ({ harness, admin }) => ({
    by: admin,
    input: { id: await failedDelivery(harness, admin) },
  }),
  revokeApiKey: async ({ harness, admin }) => ({
    by: admin,
    input: { id: (await programOf(harness, admin, { name: newAddress() })).id },
  }),
  inviteStaff: ({ admin }) => ({ by: admin, input: { email: newAddress(), role: 'FRONT_DESK' } }),
  removePasskey: async ({ member }) => {
    const { viewer } = await addPasskey(member);
    return { by: member, input: { id: viewer.secondFactor.passkeys[0]!.id, ...withPassword } };
  },
  removeSecondFactor: async (given) => {
    await factorOf(given);
    return { by: given.member, input: withPassword };
  },
  renewRecoveryCodes: async (given) => {
    await factorOf(given);
    return { by: given.member, input: withPassword };
  },
  resetSecondFactor: async (given) => {
    await factorOf(given);
    return { by: given.admin, input: { userId: given.user.id, reason: 'Lost phone' } };
  },
  startPasskey: ({ member }) => ({ by: member, input: withPassword }),
  startSecondFactor: ({ member }) => ({ by: member, input: withPassword }),
  withdrawStaffInvitation: async ({ admin }) => {
    const { data } = await invite(admin, { email: newAddress() });
    const { invitation } = data?.['inviteStaff'] as { invitation: { id: string } };
    return { by: admin, input: { id: invitation.id } };
  },
};
