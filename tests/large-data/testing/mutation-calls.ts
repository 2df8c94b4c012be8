/** The calls of each mutation at a large studio: the caller and the input. */
import { randomUUID } from 'node:crypto';
import { moneyOf } from '#server/graphql/money.type';
import { codeTo, FORGOT, resetTokenFor, signUpByMail } from '#server/test/account-calls';
import { Browser } from '#server/test/browser';
import { turnIntoKiosk } from '#server/test/check-in-calls';
import { claimCodeFor, claimValues } from '#server/test/claim-calls';
import { PASSWORD } from '#server/test/factories';
import { articleMutations } from './article-mutations';
import { bulkMutations } from './bulk-mutations';
import { ADMIN_PASSWORD, type LargeStudio } from './large-studio';
import { orderMutations } from './order-mutations';
import { photoMutations } from './photo-mutations';
import { trainerMutations } from './trainer-mutations';
import { planMutations } from './plan-mutations';
import { settingsMutations } from './settings-mutations';
import { setUpMutations } from './set-up-mutations';
import { staffMutations } from './staff-mutations';
import { waiverMutations } from './waiver-mutations';

export interface MutationCall {
  by: Browser;
  input?: object;
}

export type MutationCalls = Record<string, (studio: LargeStudio) => Promise<MutationCall>>;

const visible = 'hidden_at is null';
const REVIEW = { name: 'Asha', comment: 'Kind coaches', rating: 4 };
const PLAN = {
  goal: 'STRENGTH',
  experience: 'EXPERT',
  location: 'GYM',
  days: 14,
  equipment: [],
  limitations: [],
};
const requestKey = randomUUID;
const NEW_PASSWORD = 'Another-one-2026';

const inputOf = (name: string) => `$input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!`;

/** Calls a mutation that prepares another one, and returns its payload. */
export async function prepare<Payload>(
  by: Browser,
  name: string,
  { input, fields }: { input: object; fields: string },
): Promise<Payload> {
  const document = `mutation (${inputOf(name)}) { ${name}(input: $input) { ${fields} } }`;
  const { data, errors } = await by.gql(document, { input });
  if (!data) throw new Error(`${name}: ${errors[0]?.message}`);
  return data[name] as Payload;
}

const guest = ({ harness }: LargeStudio) => new Browser(harness);

const aMember = async (studio: LargeStudio): Promise<MutationCall> => ({
  by: await studio.as(await studio.member()),
});
const byMember =
  (input: object | (() => object)) =>
  async (studio: LargeStudio): Promise<MutationCall> => ({
    ...(await aMember(studio)),
    input: typeof input === 'function' ? input() : input,
  });
/** A call by an admin about a member. */
const aboutMember =
  (more: (studio: LargeStudio) => object, field = 'memberId') =>
  async (studio: LargeStudio): Promise<MutationCall> => ({
    by: studio.admin,
    input: { [field]: (await studio.member()).id, ...more(studio) },
  });
const admitted = () => ({ requestKey: requestKey(), isRepeat: true, admissionReason: 'Trial' });
/** A call by an admin about a row of a table. */
const aboutRow =
  (table: string, condition: string, more: object = {}) =>
  async (studio: LargeStudio): Promise<MutationCall> => ({
    by: studio.admin,
    input: { id: await studio.rowOf(table, condition), ...more },
  });

const ownReview =
  (more: object) =>
  async (studio: LargeStudio): Promise<MutationCall> => {
    const by = await studio.as(await studio.member());
    const input = { ...REVIEW, requestKey: requestKey() };
    const { review } = await prepare<{ review: { id: string } }>(by, 'createReview', {
      input,
      fields: 'review { id }',
    });
    return { by, input: { id: review.id, ...more } };
  };

const ownPlan =
  (more: object, idField = 'id') =>
  async (studio: LargeStudio): Promise<MutationCall> => {
    const by = await studio.as(await studio.member());
    const { workoutPlan } = await prepare<{ workoutPlan: { id: string } }>(by, 'saveWorkoutPlan', {
      input: { ...PLAN, startsOn: today() },
      fields: 'workoutPlan { id }',
    });
    return { by, input: { [idField]: workoutPlan.id, ...more } };
  };

const today = () => new Date().toISOString().slice(0, 10);

const ownView =
  (more: object) =>
  async ({ admin }: LargeStudio): Promise<MutationCall> => {
    const input = { name: `View ${randomUUID()}`, isShared: false, parameters: 'status=active' };
    const { listView } = await prepare<{ listView: { id: string } }>(admin, 'createListView', {
      input,
      fields: 'listView { id }',
    });
    return { by: admin, input: { id: listView.id, ...more } };
  };

/** A note of the demo admin, who has signed those of the large studio. */
const NOTE = `author_id = (select id from users where email = 'admin@studio.example')`;

export const startKiosk = async (studio: LargeStudio): Promise<Browser> =>
  turnIntoKiosk(await studio.as(studio.adminUser));

async function kioskPaymentFor(studio: LargeStudio) {
  await startKiosk(studio);
  const { data } = await studio.admin.gql('{ kiosks { id } }');
  const [kiosk] = (data as { kiosks: { id: string }[] }).kiosks;
  return { kioskId: kiosk!.id, amount: moneyOf(130_000), reference: 'BH0123456789' };
}

/** A member whom the front desk has added. */
async function unclaimed({ admin }: LargeStudio): Promise<string> {
  const input = { name: 'Asha Rao', email: `${randomUUID()}@example.com`, hasMemberAgreed: true };
  const { member } = await prepare<{ member: { id: string } }>(admin, 'createMember', {
    input: { ...input, requestKey: requestKey() },
    fields: 'member { id }',
  });
  return member.id;
}

const ACCOUNTS: MutationCalls = {
  changePassword: byMember({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  checkAdminPassword: async (studio) => ({ by: guest(studio), input: { password: 'Wrong-password-2026' } }),
  deleteAccount: byMember({ password: PASSWORD }),
  endDeviceSession: async (studio) => {
    const user = await studio.member();
    await studio.as(user);
    const by = await studio.as(user);
    const { data } = await by.gql('{ me { deviceSessions { id isCurrent } } }');
    const { me } = data as { me: { deviceSessions: { id: string; isCurrent: boolean }[] } };
    return { by, input: { id: me.deviceSessions.find(({ isCurrent }) => !isCurrent)!.id } };
  },
  claimAccount: async (studio) => {
    const code = await claimCodeFor(studio.admin, await unclaimed(studio));
    return { by: guest(studio), input: claimValues(code, `${randomUUID()}@example.com`) };
  },
  initiateSignUp: async (studio) => ({
    by: guest(studio),
    input: {
      email: 'new@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      accountType: 'MEMBER',
    },
  }),
  renewSession: async (studio) => {
    const by = guest(studio);
    await by.signIn((await studio.member()).email!, PASSWORD);
    return { by };
  },
  requestPasswordReset: async (studio) => ({
    by: guest(studio),
    input: { email: (await studio.member()).email },
  }),
  resetPassword: async (studio) => {
    const by = guest(studio);
    const resetToken = await resetTokenFor(studio.harness, by, (await studio.member()).email!);
    return { by, input: { resetToken, password: NEW_PASSWORD } };
  },
  signIn: async (studio) => ({
    by: guest(studio),
    input: { login: (await studio.member()).phone, password: PASSWORD, keepLoggedIn: false },
  }),
  signOut: aMember,
  signOutEverywhere: aMember,
  cancelSignUp: async (studio) => {
    const by = guest(studio);
    return { by, input: await signUpByMail(studio.harness, by, { email: 'cancelled@example.com' }) };
  },
  verifyEmail: async (studio) => {
    const by = guest(studio);
    return { by, input: await signUpByMail(studio.harness, by, { email: 'verified@example.com' }) };
  },
  verifyOtp: async (studio) => {
    const by = guest(studio);
    const { email } = await studio.member();
    await by.gql(FORGOT, { email });
    return { by, input: { email, otp: await codeTo(studio.harness, email!) } };
  },
  withdrawConsent: byMember({ purpose: 'HEALTH_DATA' }),
};

const MEMBERS: MutationCalls = {
  assignTrainer: aboutMember(({ trainer }) => ({ trainerId: trainer.id })),
  createListView: async ({ admin }) => ({
    by: admin,
    input: { name: 'Morning crowd', isShared: true, parameters: 'status=active' },
  }),
  makeClaimCode: async (studio) => ({ by: studio.admin, input: { memberId: await unclaimed(studio) } }),
  createMember: async ({ admin }) => ({
    by: admin,
    input: {
      name: 'Asha Rao',
      email: `${randomUUID()}@example.com`,
      hasMemberAgreed: true,
      isInvited: true,
      requestKey: requestKey(),
    },
  }),
  createMemberNote: aboutMember(() => ({ text: 'Prefers mornings', requestKey: requestKey() })),
  deleteListView: ownView({}),
  deleteMember: aboutMember(() => ({ reason: 'Asked for it', password: ADMIN_PASSWORD }), 'id'),
  generateWorkoutPlan: byMember(PLAN),
  recordContact: aboutMember(() => ({ note: 'Back on Monday', requestKey: requestKey() })),
  removeMemberNote: aboutRow('member_notes', NOTE),
  removeWorkoutPlan: ownPlan({}),
  saveDietDetails: byMember({ age: 30, limitations: 'Bad knee', isForCurrentUser: true }),
  saveWorkoutPlan: byMember(() => ({ ...PLAN, startsOn: today() })),
  setTrainedExercise: ownPlan({ day: 1, position: 1, doneSets: [1], loadKg: 10 }, 'planId'),
  setWorkoutPlanDay: ownPlan({ day: 1, isDone: true }),
  snoozeMember: aboutMember(() => ({ days: 14 }), 'id'),
  updateListView: ownView({ expectedVersion: 1, name: 'Evening crowd' }),
  updateMember: aboutMember(
    () => ({
      name: 'Asha Rao',
      email: 'asha.rao@example.com',
      bodyMeasurements: { weightKg: 71 },
      hasMemberAgreed: true,
    }),
    'id',
  ),
  updateMemberNote: aboutRow('member_notes', NOTE, { text: 'Prefers evenings', expectedVersion: 1 }),
  updateProfile: byMember({
    name: 'Asha Rao',
    phone: '+919876543210',
    userName: 'asha.rao',
    bodyMeasurements: { weightKg: 70, heightCm: 170 },
  }),
};

const VISITS: MutationCalls = {
  checkIn: async ({ admin, member }) => ({
    by: admin,
    input: { member: { id: (await member()).id }, ...admitted() },
  }),
  endKiosk: async (studio) => ({
    by: await startKiosk(studio),
    input: { login: studio.adminUser.email, password: ADMIN_PASSWORD },
  }),
  issueCheckInCodes: aMember,
  kioskCheckIn: async (studio) => {
    const phone = await studio.as(await studio.member());
    const { data } = await phone.gql('mutation { issueCheckInCodes { codes { digits } } }');
    const { issueCheckInCodes } = data as { issueCheckInCodes: { codes: { digits: string }[] } };
    const code = issueCheckInCodes.codes[0]!.digits;
    return { by: await startKiosk(studio), input: { code, requestKey: requestKey() } };
  },
  hidePaymentAtKiosk: async (studio) => {
    const { kioskId, reference } = await kioskPaymentFor(studio);
    return { by: studio.admin, input: { kioskId, reference } };
  },
  showPaymentAtKiosk: async (studio) => ({ by: studio.admin, input: await kioskPaymentFor(studio) }),
  recordVisit: aboutMember(admitted),
  recordWorkout: aboutMember(() => ({ requestKey: requestKey(), workout: 'Squats' })),
  removeActivity: aboutRow('activities', `type = 'attendance'`, { reason: 'Wrong member' }),
  startKiosk: async (studio) => ({ by: await studio.as(studio.adminUser) }),
};

const REVIEWS: MutationCalls = {
  answerReview: aboutRow('reviews', visible, { answer: 'Thank you' }),
  createReview: byMember(() => ({ ...REVIEW, requestKey: requestKey() })),
  deleteReview: ownReview({}),
  hideReview: aboutRow('reviews', visible, { reason: 'A private detail' }),
  unhideReview: aboutRow('reviews', 'hidden_at is not null'),
  updateReview: ownReview({ rating: 2 }),
};

const question = () => ({
  name: 'Meera',
  contact: `${randomUUID()}@example.com`,
  message: 'Is there a lift?',
  hasConsented: true,
});

/** A call by an admin about a new question. */
const aboutQuestion =
  (more: object = {}) =>
  async (studio: LargeStudio): Promise<MutationCall> => {
    await prepare(guest(studio), 'sendEnquiry', { input: question(), fields: 'message' });
    const [newest] = await studio.harness.dataSource.query<[{ id: string }]>(
      'select id from enquiries order by created_at desc limit 1',
    );
    return { by: studio.admin, input: { id: newest.id, ...more } };
  };

const ENQUIRIES: MutationCalls = {
  answerEnquiry: aboutQuestion({ note: 'Called back' }),
  removeEnquiry: aboutQuestion(),
  sendEnquiry: async (studio) => ({ by: guest(studio), input: question() }),
};

export const MUTATIONS: MutationCalls = {
  ...ACCOUNTS,
  ...MEMBERS,
  ...VISITS,
  ...articleMutations,
  ...photoMutations,
  ...trainerMutations,
  ...REVIEWS,
  ...ENQUIRIES,
  ...orderMutations,
  ...planMutations,
  ...bulkMutations,
  ...settingsMutations,
  ...staffMutations,
  ...waiverMutations,
  ...setUpMutations,
};
