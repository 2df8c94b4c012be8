/**
 * How many messages each mutation sends to the database and waits for, BEGIN and COMMIT included. They determine the
 * response time when the database is far away.
 */
import { parse, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentCost, STATEMENT_COST } from '#server/graphql/query-cost';
import { getSchema } from '#server/composition/schema';
import type { Harness } from '#server/test/harness';
import { signedIn } from '#server/test/order-calls';
import { sentStatementsOf } from '#server/test/sql-statements';
import { givenForMutations } from './testing/given-for-mutations';
import { callMutation, documentOf, MUTATION_CALLS } from './testing/mutation-calls';
import type { Given } from './testing/mutation-subjects';

/** What a `requestKey` adds, which all keyed calls have: its claim and its release. */
const OF_KEY = 2;

/** More than this many need a reason. */
const USUAL_MAX = 6;

const MAIL = 'a mail and its job';
const SUMMARY = 'the summary of the member';
const SALE = `payment, ledger, order, membership, ${SUMMARY}, receipt with its number, ${MAIL}`;
const GUESSING = 'three limits against guessing are counted, and reset after a success';
const SIGNATURE = 'the member, the current text, and whether it was accepted before';
const MANY = 'a change of many members, which keeps what became of each of them';

/** The number, without those of a key; above the usual maximum with what makes it so high, besides session, BEGIN, lock and COMMIT. */
const ROUND_TRIPS: Record<string, number | [number, string]> = {
  answerEnquiry: 5,
  answerReview: 6,
  assignTrainer: [9, `locks the trainer, reads the previous one, and renews ${SUMMARY}`],
  assignTrainerToMembers: [22, MANY],
  cancelMemberImport: [8, 'counts the rows for the journal, and reads who has started the import'],
  cancelMembership: [9, `periods, ${SUMMARY}, ${MAIL}`],
  cancelOrder: 6,
  cancelSignUp: [15, 'looks for what is worth keeping, and deletes the account with what belongs to it'],
  changeMemberImportHeads: [12, 'reads the file twice, for its first rows and for all'],
  changePassword: [18, `two limits, sessions, resets, ${MAIL}, the log, and a new session`],
  checkAdminPassword: 2,
  checkIn: [
    16,
    'what recordVisit does, a limit against guessing, the code, the gym pass, dues, other visits',
  ],
  checkMemberImport: 6,
  confirmOnlinePayment: [22, `a limit, the order, what the gateway has reported before, and a sale: ${SALE}`],
  closeDay: [11, 'the lock, the key, the closed days, what they have booked, who closes, and the journal'],
  collectDue: [11, `locks member and order, looks for the key; payment, ledger, order, ${MAIL}`],
  confirmOrder: [16, `a sale: ${SALE}`],
  createListView: 6,
  claimAccount: [
    17,
    'a limit that is given back, the code, a limit of its account, and what initiateSignUp does',
  ],
  createMember: [12, `an earlier request with the key, a limit, the consent, ${SUMMARY}, ${MAIL}`],
  createMemberImport: 6,
  createMemberNote: 6,
  createArticlePicture: [10, 'the picture, two parts of it, and their jobs'],
  deleteArticle: [9, 'reads and deletes the draft and what is on the site'],
  publishArticle: [12, 'reads the draft and what is on the site, keeps a version, and forgets old ones'],
  'publishArticle again': [13, 'the same, and whether the first text is kept'],
  'publishArticle later': [9, 'reads the draft and what is on the site, the job, and its versions'],
  saveArticleDraft: [11, 'reads the draft and what is on the site, counts articles, and who saves it'],
  unpublishArticle: [10, 'reads and writes the draft and what is on the site, and who does it'],
  unscheduleArticle: [8, 'reads the draft, what is on the site, and its versions'],
  createPhoto: [11, 'locks the picture and the gallery, adds the part and the job, and reads all photos'],
  createLogoUpload: 5,
  createPictureUpload: 5,
  deletePhoto: 5,
  createReview: 5,
  'createReview without a key': [9, 'locks the author to find the same review of a minute ago'],
  deleteAccount: [
    19,
    `a limit, the password, orders, sign-ups before and after, statistics, mails, ${MAIL}, and the log`,
  ],
  deleteListView: 5,
  deleteMember: [19, 'what deleteAccount does, a limit, and the journal'],
  deleteReview: 6,
  dismissBulkChange: [8, `reads the report of ${MANY}`],
  endDeviceSession: 5,
  endMembershipFreeze: [
    14,
    `a limit, the freeze and its period, later periods, reminders, ${SUMMARY}, ${MAIL}`,
  ],
  extendMembership: [
    13,
    `an earlier request with the key, the period, later periods, reminders, ${SUMMARY}, ${MAIL}`,
  ],
  endKiosk: [15, `a log-in (${GUESSING}), and the end of the session of the kiosk`],
  freezeMembership: [
    14,
    `a limit, an earlier freeze, the period, later periods, reminders, ${SUMMARY}, ${MAIL}`,
  ],
  generateWorkoutPlan: 4,
  grantMembership: [11, `the offer, a repeated grant, periods, ${SUMMARY}, ${MAIL}`],
  grantMembershipToMembers: [23, MANY],
  hidePaymentAtKiosk: 2,
  hideReview: [8, MAIL],
  initiateSignUp: [12, `two limits, earlier sign-ups, the account with the address, ${MAIL}`],
  inviteImportedMembers: 6,
  inviteMember: [8, MAIL],
  issueCheckInCodes: [8, 'a limit, frees the digits that have expired, and reads those issued before'],
  kioskCheckIn: [16, 'what checkIn does, with the session of a kiosk'],
  mailReceipt: [15, `an earlier request with the key, three limits, the last copy, ${MAIL}`],
  makeClaimCode: [8, 'a limit, the claims before it, the member, and the code in place of an earlier one'],
  makePasswordLink: [8, 'a limit, the member, and the link in place of an earlier one'],
  placeOrder: [10, 'a limit, earlier orders, the offer, the id at the gateway, and the data of the checkout'],
  printReceipt: [11, 'the receipt, earlier requests and mails with the key, the last copy, and the link'],
  recordContact: [8, `an earlier request with the key, and ${SUMMARY}`],
  recordManualRefund: [21, `asks the gateway between two transactions; then the ledger and ${MAIL}`],
  recordVisit: [9, 'an earlier request with the key, the last visit, the attendance and the statistics'],
  recordWorkout: 6,
  refundOrder: [
    27,
    `order, what of it was credited, memberships, ledger, credit note with its number, refund, ${MAIL}`,
  ],
  moveCash: [9, 'the key, who moves it, the movement with its entry, its booking, and the day it counts for'],
  rejectOrder: [8, MAIL],
  removeActivity: [8, 'the attendance of the member and the statistics'],
  removeEnquiry: 5,
  removeMemberNote: 6,
  reopenDay: [
    10,
    'the lock, the closing, an earlier request, the closed days, who opens it, and the journal',
  ],
  removeWorkoutPlan: 5,
  requestPaymentByLink: [
    13,
    `two limits, an earlier request with the key, earlier orders, the offer, the link, ${MAIL}`,
  ],
  startPaymentByLink: 4,
  confirmPaymentByLink: [21, `what confirmOnlinePayment does, with a link: ${SALE}`],
  sellMembership: [19, `earlier orders, the offer, a new order, and a sale: ${SALE}`],
  renewSession: 4,
  requestPasswordReset: 5,
  resetPassword: [14, `sessions, resets, a confirmed address, ${MAIL}, the log, and limits that are reset`],
  retryBulkChange: [18, MANY],
  retryRefund: [9, 'reads the refund to find the order to lock, and again once it is locked; its job'],
  runMemberImport: 6,
  saveDietDetails: [7, 'the earlier details, and the consent to keep health data'],
  saveWorkoutPlan: [9, 'a limit, the number of plans, the limitations, and the consent to keep health data'],
  sendEnquiry: [9, `two limits, a lock for the contact, the same question of the same day, ${MAIL}`],
  setMembership: [11, `the offer, a repeated grant, periods, ${SUMMARY}, ${MAIL}`],
  shareReceipt: [11, 'the receipt, earlier requests and mails with the key, the last copy, and the link'],
  showPaymentAtKiosk: 2,
  setTrainedExercise: [
    9,
    'a limit, the exercise, its row, the oldest rows, and the plan with the last loads',
  ],
  setWorkoutPlanDay: [10, 'a limit, the day, its tick, a workout, and the plan with all its ticks'],
  signIn: [14, `${GUESSING}; a limit, the session, the log, and the viewer`],
  signOut: 2,
  signOutEverywhere: 5,
  snoozeMember: [8, `the last follow-up, and ${SUMMARY}`],
  startKiosk: [7, 'ends the session of the staff member, starts another one, and the log'],
  startOrderPayment: 5,
  undoBulkChange: [25, MANY],
  undoMemberImport: 6,
  unhideReview: 6,
  updateListView: 6,
  updateMember: [
    22,
    `the role, measurements with a consent and its mail, ${SUMMARY}, sessions, the log, and two mails`,
  ],
  updateMemberNote: 6,
  createPlan: [7, 'a lock of the list, and reads all plans and the prices'],
  setPlanOnSale: 6,
  setPlanPrice: [10, 'the price on that day, the name of the user, and all prices'],
  sortPlans: [9, 'a lock of the list, reads all plans before and after, and the prices'],
  updatePlan: 6,
  updateOpeningHours: [7, 'the row of the section, and reads all settings'],
  checkPaymentGateway: 5,
  confirmRupeeTest: [12, 'owners, the test four times, the job, and the journal'],
  startRupeeTest: [11, 'a limit, owners, the test three times, the job, and who pays'],
  sendTestMail: 6,
  setSettingSecret: [12, 'the password, locks the admins, and reads all settings and secrets'],
  updateDeskRules: [11, 'like updateGatewaySettings'],
  updateGatewaySettings: [11, 'the password, locks the admins, like updateOpeningHours'],
  updateMailSettings: [11, 'like updateGatewaySettings'],
  updateRegionSettings: [9, 'like updateOpeningHours, the known time zones, and a job'],
  updateStudioDetails: [17, 'like updateOpeningHours, a job, and a version of both legal texts'],
  updateStudioLook: [8, 'like updateStudioDetails'],
  publishLegalText: [10, 'the newest version in and after the transaction, and the earlier ones'],
  sendMailTrial: [7, 'a limit, the address, and a mail with its job'],
  updateMailWords: [7, 'like updateOpeningHours'],
  updateStudioWords: [7, 'like updateOpeningHours'],
  updateTaxSettings: [7, 'like updateOpeningHours'],
  reorderPhotos: [7, 'locks and reads all photos'],
  createTrainer: [12, 'locks the list and the picture, adds the part and the job, and reads all trainers'],
  deleteTrainer: [12, `the members and their new trainer, locked, and ${SUMMARY}`],
  reorderTrainers: [8, 'locks the list and reads all trainers'],
  updateTrainer: [12, 'the list, the picture and its part, the job, and reads all trainers'],
  updatePhoto: [11, 'the picture and its part, the job, and reads all photos'],
  updateProfile: [10, `a limit, measurements, the consent to keep them, and ${SUMMARY}`],
  updateReview: [7, 'a limit, and locks the author before the review'],
  verifyEmail: [13, `makes the account with its consent, ${SUMMARY}, the log and a session`],
  verifyOtp: 5,
  withdrawConsent: [10, 'the limit, deletes what the consent covers from three tables, and the log'],
  acceptStaffInvitation: [
    24,
    `${GUESSING}; the invitation and the account, before and in the transaction, sign-ups, ${SUMMARY}, links to new passwords, sessions, the log`,
  ],
  changeStaffRole: [
    12,
    `locks the admins, ${SUMMARY}, the log, links to new passwords, sessions, and invitations`,
  ],
  completeSignIn: [
    17,
    'two limits that are given back, the challenge, the account, the code, a session, the log, and the viewer',
  ],
  addPasskey: [
    19,
    'the challenge; challenges, sessions, recovery codes, a mail and its job, the log, and the viewer again',
  ],
  completeSignInWithPasskey: [18, 'as completeSignIn, and the passkey with its challenge'],
  removePasskey: [22, 'what removeSecondFactor does, after the last passkey'],
  startPasskey: [10, 'a limit, the password, the session, and the passkeys'],
  confirmSecondFactor: [
    15,
    `challenges, sessions, earlier recovery codes and new ones, ${MAIL}, the log, and the viewer again`,
  ],
  endStaffAccess: [
    14,
    `locks the admins, the trainer, ${SUMMARY}, the log, links to new passwords, sessions, invitations, and API keys`,
  ],
  createStudioExportLink: 4,
  startStudioExport: [
    13,
    'two limits, the password, the session, the former export, the journal, and the job',
  ],
  inviteStaff: [11, `a limit, locks the admins, the account, an earlier invitation twice, ${MAIL}`],
  removeSecondFactor: [17, `a limit, the password, four tables, ${MAIL}, the log, and the viewer again`],
  renewRecoveryCodes: [13, `a limit, the password, earlier codes and new ones, ${MAIL}, the log`],
  resetSecondFactor: [15, `locks the admins, four tables, sessions, ${MAIL}, the log`],
  startSecondFactor: [9, 'a limit, the password, and the session'],
  createApiKey: [13, `two limits, the password, the session, the number of keys, the journal, and ${MAIL}`],
  revokeApiKey: 5,
  createWebhook: 6,
  updateWebhook: 5,
  deleteWebhook: 5,
  replaceWebhookSecret: 5,
  testWebhook: 6,
  resendWebhookDelivery: 6,
  withdrawStaffInvitation: 6,
  acceptWaiver: [7, SIGNATURE],
  publishWaiver: 6,
  recordWaiver: [7, SIGNATURE],
  writeOffDue: [7, 'locks member and order; ledger, order'],
  confirmPlanPrice: [
    12,
    'locks the section and the plan, reads all settings twice, the prices, and what is left',
  ],
  hideDemonstration: [
    12,
    'locks the section, changes the photos, reads all settings twice, the prices, and what is left',
  ],
  openStudio: [
    36,
    'locks the section, reads all settings, the prices, the plans, adds a version of both legal texts, hides what is invented, and takes over the articles',
  ],
  reachSetUpStep: [11, 'locks the section, reads all settings twice, the prices, and what is left'],
  // Last, since no other admin is left.
  createOwner: [
    37,
    `the link, sign-ups, the account with its consent, ${SUMMARY}, links to new passwords, the settings, and a log-in: ${GUESSING}, a session, the log`,
  ],
};

let harness: Harness;
let schema: GraphQLSchema;
let given: Omit<Given, 'member' | 'user'>;
beforeAll(async () => {
  schema = await getSchema();
  given = await givenForMutations();
  ({ harness } = given);
  // The first call of all deletes the counts that have expired.
  await given.admin.gql('mutation { issueCheckInCodes { issuedAt } }');
});
afterAll(() => harness.stop());

const mutationOf = (call: string) => call.split(' ')[0]!;

test('the table has every mutation', () => {
  const names = new Set(Object.keys(ROUND_TRIPS).map(mutationOf));
  expect([...names].sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
});

test(`more than ${USUAL_MAX} round trips have a reason, and others need none`, () => {
  for (const [call, found] of Object.entries(ROUND_TRIPS))
    expect(Array.isArray(found) ? found[0] > USUAL_MAX : found <= USUAL_MAX, call).toBe(true);
});

test.each(Object.keys(ROUND_TRIPS))('%s takes as many round trips as in the table', async (name) => {
  const { browser: member, user } = await signedIn(harness);
  const mutation = mutationOf(name);
  const call = await MUTATION_CALLS[name]!({ ...given, member, user });
  const sent = await sentStatementsOf(async () => {
    expect(await callMutation(mutation, call)).toMatchObject({ errors: [] });
  });
  const [expected] = [ROUND_TRIPS[name]!].flat() as [number];
  const ofKey = call.input && 'requestKey' in call.input ? OF_KEY : 0;
  expect(sent, sent.join('\n')).toHaveLength(expected + ofKey);
  const query = parse(documentOf(mutation, call));
  const cost = documentCost(schema, { query, variables: { input: call.input } });
  expect(cost).toBeGreaterThanOrEqual(sent.length * STATEMENT_COST);
});
