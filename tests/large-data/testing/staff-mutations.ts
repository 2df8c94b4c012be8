import { randomUUID } from 'node:crypto';
import { NO_CALLER } from '#server/lib/caller';
import { Browser } from '#server/test/browser';
import { PASSWORD } from '#server/test/factories';
import { completeExport } from '#server/test/export-calls';
import { createUnconfirmed } from '#server/test/password-link-calls';
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
import { programOf, wantedKey } from '#server/test/api-key-calls';
import { createWebhook, failedDelivery, WEBHOOK } from '#server/test/webhook-calls';
import { invite, invitedBy } from '#server/test/staff-calls';
import { ADMIN_PASSWORD, type LargeStudio } from './large-studio';
import type { MutationCalls } from './mutation-calls';

const withPassword = { password: PASSWORD };

/** A staff member who joined by an invitation. */
async function colleague(studio: LargeStudio): Promise<string> {
  const { id, email } = await studio.member();
  const token = await invitedBy(studio.harness, studio.admin, { email: email! });
  await studio.harness.services.staffJoining.accept({ token, ...withPassword }, NO_CALLER);
  return id;
}

/** A member with a second factor, whose next code is unused. */
async function withFactor(studio: LargeStudio) {
  const user = await studio.member();
  const by = await studio.as(user);
  const { secret } = await addSecondFactor(studio.harness, by);
  studio.harness.clock.ms += STEP_MS;
  return { user, by, secret };
}

export const staffMutations: MutationCalls = {
  makePasswordLink: async ({ admin, harness }) => ({
    by: admin,
    input: { userId: (await createUnconfirmed(harness.dataSource)).id },
  }),
  acceptStaffInvitation: async (studio) => {
    const { email } = await studio.member();
    const token = await invitedBy(studio.harness, studio.admin, { email: email! });
    return { by: new Browser(studio.harness), input: { token, ...withPassword } };
  },
  addPasskey: async (studio) => {
    const by = await studio.as(await studio.member());
    return { by, input: { name: 'My phone', response: new PasskeyDevice().make(await startPasskey(by)) } };
  },
  changeStaffRole: async (studio) => ({
    by: studio.admin,
    input: { userId: await colleague(studio), role: 'TRAINER' },
  }),
  completeSignIn: async (studio) => {
    const { user, secret } = await withFactor(studio);
    const by = new Browser(studio.harness);
    const challenge = await challengeFor(by, user.email!);
    return { by, input: { challenge, code: codeOf(studio.harness, secret) } };
  },
  completeSignInWithPasskey: async (studio) => {
    const user = await studio.member();
    const { device } = await addPasskey(await studio.as(user));
    const by = new Browser(studio.harness);
    const { challenge, options } = await passkeyStepFor(by, user.email!);
    return { by, input: { challenge, response: device.use(options) } };
  },
  confirmSecondFactor: async (studio) => {
    const by = await studio.as(await studio.member());
    return { by, input: { code: codeOf(studio.harness, await startSecondFactor(by)) } };
  },
  createStudioExportLink: async ({ admin, harness }) => ({
    by: admin,
    input: { id: await completeExport(harness, admin, ADMIN_PASSWORD) },
  }),
  startStudioExport: ({ admin }) => Promise.resolve({ by: admin, input: { password: ADMIN_PASSWORD } }),
  endStaffAccess: async (studio) => ({ by: studio.admin, input: { userId: await colleague(studio) } }),
  createApiKey: ({ admin }) =>
    Promise.resolve({ by: admin, input: wantedKey({ name: randomUUID(), password: ADMIN_PASSWORD }) }),
  createWebhook: ({ admin }) => Promise.resolve({ by: admin, input: WEBHOOK }),
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
  revokeApiKey: async ({ harness, admin }) => {
    const { id } = await programOf(harness, admin, { name: randomUUID(), password: ADMIN_PASSWORD });
    return { by: admin, input: { id } };
  },
  inviteStaff: async ({ admin }) => ({
    by: admin,
    input: { email: `${randomUUID()}@example.com`, role: 'FRONT_DESK' },
  }),
  removePasskey: async (studio) => {
    const by = await studio.as(await studio.member());
    const { viewer } = await addPasskey(by);
    return { by, input: { id: viewer.secondFactor.passkeys[0]!.id, ...withPassword } };
  },
  removeSecondFactor: async (studio) => ({ by: (await withFactor(studio)).by, input: withPassword }),
  renewRecoveryCodes: async (studio) => ({ by: (await withFactor(studio)).by, input: withPassword }),
  resetSecondFactor: async (studio) => {
    const { user } = await withFactor(studio);
    return { by: studio.admin, input: { userId: user.id, reason: 'Lost phone' } };
  },
  startPasskey: async (studio) => ({ by: await studio.as(await studio.member()), input: withPassword }),
  startSecondFactor: async (studio) => ({
    by: await studio.as(await studio.member()),
    input: withPassword,
  }),
  withdrawStaffInvitation: async ({ admin }) => {
    const { data } = await invite(admin, { email: `${randomUUID()}@example.com` });
    const { invitation } = data?.['inviteStaff'] as { invitation: { id: string } };
    return { by: admin, input: { id: invitation.id } };
  },
};
