import { randomUUID } from 'node:crypto';
import { requestCode, resetTokenFor, signUpForm } from '#server/test/account-calls';
import { claimCodeFor, claimValues } from '#server/test/claim-calls';
import { createMemberWithoutEmail, createUser, PASSWORD } from '#server/test/factories';
import * as orders from '#server/test/order-calls';
import { createUnconfirmed } from '#server/test/password-link-calls';
import * as plans from '#server/test/plan-calls';
import * as reviews from '#server/test/review-calls';
import {
  bulkChangeOf,
  codeOf,
  continuedImport,
  enquiryOf,
  importOf,
  kioskOf,
  kioskPaymentFor,
  linkOf,
  loggedIn,
  newAddress,
  newQuestion,
  noteOf,
  orderOf,
  planOf,
  requestKey,
  reviewOf,
  selectionOf,
  signedOut,
  VIEW,
  viewOf,
  visitOf,
  type Given,
  type MutationCall,
  type Prepare,
} from './mutation-subjects';
import { ORDER_MUTATION_CALLS } from './order-mutation-calls';
import { ARTICLE_MUTATION_CALLS } from './article-mutation-calls';
import { PHOTO_MUTATION_CALLS } from './photo-mutation-calls';
import { PLAN_MUTATION_CALLS } from './plan-mutation-calls';
import { SETTINGS_MUTATION_CALLS } from './settings-mutation-calls';
import { SET_UP_MUTATION_CALLS } from './set-up-calls';
import { STAFF_MUTATION_CALLS } from './staff-mutation-calls';
import { TRAINER_MUTATION_CALLS } from './trainer-mutation-calls';
import { WAIVER_MUTATION_CALLS } from './waiver-mutation-calls';

/** Selects nothing, so that reading the answer does not count. */
export function documentOf(name: string, { input }: MutationCall): string {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return input
    ? `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`
    : `mutation { ${name} { __typename } }`;
}

export const callMutation = (name: string, call: MutationCall) =>
  call.by.gql(documentOf(name, call), { input: call.input });

const PROFILE = {
  name: 'Asha Rao',
  userName: 'asha.rao',
  bodyMeasurements: { weightKg: 70, heightCm: 170 },
};
const DIET = { age: 30, limitations: 'Bad knee' };

const decision = ({ user }: Given) => ({ memberId: user.id, reason: 'Closed', requestKey: requestKey() });
const grantOf = (given: Given) => ({ ...decision(given), offerId: given.offer.id });

/** A call of each mutation, by its name, that does all that it does in the usual case. */
export const MUTATION_CALLS: Record<string, Prepare> = {
  ...ORDER_MUTATION_CALLS,
  ...ARTICLE_MUTATION_CALLS,
  ...PHOTO_MUTATION_CALLS,
  ...PLAN_MUTATION_CALLS,
  ...SETTINGS_MUTATION_CALLS,
  ...SET_UP_MUTATION_CALLS,
  ...STAFF_MUTATION_CALLS,
  ...TRAINER_MUTATION_CALLS,
  ...WAIVER_MUTATION_CALLS,
  answerEnquiry: async (given) => ({
    by: given.admin,
    input: { id: await enquiryOf(given), note: 'Called back' },
  }),
  answerReview: async (given) => ({
    by: given.admin,
    input: { id: await reviewOf(given), answer: 'Thank you' },
  }),
  assignTrainer: ({ admin, user, trainer }) => ({
    by: admin,
    input: { memberId: user.id, trainerId: trainer.id },
  }),
  assignTrainerToMembers: async (given) => ({
    by: given.admin,
    input: { ...(await selectionOf(given)), trainerId: given.trainer.id },
  }),
  cancelMemberImport: async (given) => ({
    by: given.admin,
    input: { id: (await importOf(given, 'running')).id },
  }),
  cancelMembership: async (given) => {
    await callMutation('grantMembership', { by: given.admin, input: grantOf(given) });
    return { by: given.admin, input: { memberId: given.user.id, reason: 'Moved', planType: 'PASS' } };
  },
  cancelSignUp: async (given) => {
    const link = await linkOf(given);
    await callMutation('verifyEmail', { by: signedOut(given), input: link });
    return { by: signedOut(given), input: link };
  },
  changeMemberImportHeads: async (given) => ({
    by: given.admin,
    input: { id: (await importOf(given, 'uploaded')).id, headRow: 1 },
  }),
  changePassword: ({ member }) => ({
    by: member,
    input: { currentPassword: PASSWORD, newPassword: 'Another-one-2026' },
  }),
  checkAdminPassword: (given) => ({ by: signedOut(given), input: { password: 'wrong' } }),
  checkIn: async (given) => ({
    by: given.admin,
    input: { member: { code: await codeOf(given) }, requestKey: requestKey() },
  }),
  checkMemberImport: async (given) => {
    const { id, columns } = await importOf(given, 'uploaded');
    const chosen = columns.map(({ position, field }) => ({ position, field }));
    return { by: given.admin, input: { id, columns: chosen } };
  },
  createListView: ({ admin }) => ({ by: admin, input: VIEW }),
  claimAccount: async (given) => {
    const { id } = await createMemberWithoutEmail(given.harness.dataSource);
    const code = await claimCodeFor(given.admin, id);
    return { by: signedOut(given), input: claimValues(code, newAddress()) };
  },
  createMember: ({ admin }) => ({
    by: admin,
    input: {
      name: 'Asha Rao',
      email: newAddress(),
      hasMemberAgreed: true,
      isInvited: true,
      requestKey: requestKey(),
    },
  }),
  createMemberImport: ({ admin }) => ({ by: admin, input: { fileName: 'members.csv' } }),
  createMemberNote: ({ admin, user }) => ({
    by: admin,
    input: { memberId: user.id, text: 'Prefers mornings', requestKey: requestKey() },
  }),
  createReview: ({ member }) => ({
    by: member,
    input: { ...reviews.REVIEW_INPUT, requestKey: requestKey() },
  }),
  'createReview without a key': ({ member }) => ({ by: member, input: reviews.REVIEW_INPUT }),
  deleteAccount: async (given) => {
    await orderOf(given);
    return { by: given.member, input: { password: PASSWORD } };
  },
  deleteListView: async (given) => ({ by: given.admin, input: { id: await viewOf(given) } }),
  deleteMember: ({ admin, user }) => ({
    by: admin,
    input: { id: user.id, reason: 'Asked for it', password: PASSWORD },
  }),
  deleteReview: async (given) => ({ by: given.member, input: { id: await reviewOf(given) } }),
  dismissBulkChange: async (given) => ({ by: given.admin, input: { id: await bulkChangeOf(given) } }),
  endDeviceSession: async (given) => {
    await loggedIn(given);
    const { data } = await given.member.gql('{ me { deviceSessions { id isCurrent } } }');
    const { deviceSessions } = data?.['me'] as { deviceSessions: { id: string; isCurrent: boolean }[] };
    return { by: given.member, input: { id: deviceSessions.find((one) => !one.isCurrent)!.id } };
  },
  endKiosk: async (given) => {
    const { email } = await createUser(given.harness.dataSource, { role: 'front_desk' });
    return { by: await kioskOf(given), input: { login: email, password: PASSWORD } };
  },
  generateWorkoutPlan: async ({ member }) => {
    await callMutation('saveDietDetails', { by: member, input: DIET });
    return { by: member, input: { goal: 'STRENGTH', experience: 'EXPERT', location: 'GYM' } };
  },
  grantMembership: (given) => ({ by: given.admin, input: grantOf(given) }),
  grantMembershipToMembers: async (given) => ({
    by: given.admin,
    input: { ...(await selectionOf(given)), offerId: given.offer.id, reason: 'Closed' },
  }),
  hidePaymentAtKiosk: async (given) => {
    const { kioskId, reference } = await kioskPaymentFor(given);
    return { by: given.admin, input: { kioskId, reference } };
  },
  hideReview: async (given) => ({ by: given.admin, input: { id: await reviewOf(given), reason: 'Rude' } }),
  initiateSignUp: (given) => ({ by: signedOut(given), input: signUpForm(newAddress()) }),
  inviteImportedMembers: (given) => continuedImport(given, 'done'),
  inviteMember: async (given) => {
    const { id: importId } = await importOf(given, 'done');
    const { data } = await given.admin.gql(
      `{ memberImportRows(importId: "${importId}") { nodes { member { id } } } }`,
    );
    const { nodes } = data?.['memberImportRows'] as { nodes: { member: { id: string } }[] };
    return { by: given.admin, input: { id: nodes[0]!.member.id } };
  },
  issueCheckInCodes: ({ member }) => ({ by: member }),
  kioskCheckIn: async (given) => ({
    by: await kioskOf(given),
    input: { code: await codeOf(given), requestKey: requestKey() },
  }),
  makeClaimCode: async ({ admin, harness }) => ({
    by: admin,
    input: { memberId: (await createMemberWithoutEmail(harness.dataSource)).id },
  }),
  makePasswordLink: async ({ admin, harness }) => ({
    by: admin,
    input: { userId: (await createUnconfirmed(harness.dataSource)).id },
  }),
  recordContact: ({ admin, user }) => ({
    by: admin,
    input: { memberId: user.id, note: 'Back on Monday', requestKey: requestKey() },
  }),
  recordVisit: ({ admin, user }) => ({
    by: admin,
    input: { memberId: user.id, requestKey: requestKey(), admissionReason: 'Trial week' },
  }),
  recordWorkout: ({ admin, user }) => ({
    by: admin,
    input: { memberId: user.id, workout: 'Squats', requestKey: requestKey() },
  }),
  removeActivity: async (given) => ({
    by: given.admin,
    input: { id: await visitOf(given), reason: 'Wrong member' },
  }),
  removeEnquiry: async (given) => ({ by: given.admin, input: { id: await enquiryOf(given) } }),
  removeMemberNote: async (given) => ({ by: given.admin, input: { id: await noteOf(given) } }),
  removeWorkoutPlan: async (given) => ({ by: given.member, input: { id: await planOf(given) } }),
  renewSession: async (given) => ({ by: await loggedIn(given) }),
  requestPasswordReset: (given) => ({ by: signedOut(given), input: { email: given.user.email } }),
  resetPassword: async (given) => {
    const { harness, user } = given;
    const resetToken = await resetTokenFor(harness, signedOut(given), user.email);
    return { by: signedOut(given), input: { resetToken, password: 'Another-one-2026' } };
  },
  retryBulkChange: async (given) => ({ by: given.admin, input: { id: await bulkChangeOf(given) } }),
  runMemberImport: (given) => continuedImport(given, 'checked'),
  saveDietDetails: ({ member }) => ({ by: member, input: DIET }),
  saveWorkoutPlan: async ({ member }) => {
    await callMutation('saveDietDetails', { by: member, input: DIET });
    const input = { ...plans.withEnumNames(plans.PLAN_INPUT), limitations: null, startsOn: plans.TODAY };
    return { by: member, input };
  },
  sendEnquiry: (given) => ({ by: signedOut(given), input: newQuestion() }),
  setMembership: (given) => ({
    by: given.admin,
    input: { ...decision(given), status: 'ACTIVE', planName: given.offer.name },
  }),
  setTrainedExercise: async ({ member }) => {
    const { id: planId, training } = await plans.savedPlan(member);
    return { by: member, input: { planId, day: training[0]!, position: 1, doneSets: [1], loadKg: 10 } };
  },
  setWorkoutPlanDay: async ({ member }) => {
    const { id, training } = await plans.savedPlan(member);
    return { by: member, input: { id, day: training[0]!, isDone: true } };
  },
  showPaymentAtKiosk: async (given) => ({ by: given.admin, input: await kioskPaymentFor(given) }),
  signIn: (given) => ({ by: signedOut(given), input: { login: given.user.email, password: PASSWORD } }),
  signOut: async (given) => ({ by: await loggedIn(given) }),
  signOutEverywhere: ({ member }) => ({ by: member }),
  snoozeMember: ({ admin, user }) => ({ by: admin, input: { id: user.id, days: 14 } }),
  startKiosk: async ({ harness }) => ({ by: (await orders.signedIn(harness, 'front_desk')).browser }),
  undoBulkChange: async (given) => ({ by: given.admin, input: { id: await bulkChangeOf(given) } }),
  undoMemberImport: (given) => continuedImport(given, 'done'),
  unhideReview: async (given) => {
    const id = await reviewOf(given);
    await reviews.hide(given.admin, id);
    return { by: given.admin, input: { id } };
  },
  updateListView: async (given) => ({
    by: given.admin,
    input: { id: await viewOf(given), expectedVersion: 1, name: randomUUID() },
  }),
  updateMember: ({ admin, user }) => ({
    by: admin,
    input: {
      id: user.id,
      email: newAddress(),
      name: 'Asha Rao',
      bodyMeasurements: { weightKg: 70 },
      hasMemberAgreed: true,
    },
  }),
  updateMemberNote: async (given) => ({
    by: given.admin,
    input: { id: await noteOf(given), text: 'Prefers evenings', expectedVersion: 1 },
  }),
  updateProfile: ({ member }) => ({ by: member, input: PROFILE }),
  updateReview: async (given) => ({ by: given.member, input: { id: await reviewOf(given), rating: 2 } }),
  verifyEmail: async (given) => ({ by: signedOut(given), input: await linkOf(given) }),
  verifyOtp: async (given) => {
    const { email } = given.user;
    const otp = await requestCode(given.harness, signedOut(given), email);
    return { by: signedOut(given), input: { email, otp } };
  },
  withdrawConsent: async ({ member }) => {
    await callMutation('saveDietDetails', { by: member, input: DIET });
    return { by: member, input: { purpose: 'HEALTH_DATA' } };
  },
};
