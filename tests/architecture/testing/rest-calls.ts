import { enumValue } from '#common/enum-names';
import { EQUIPMENT_LABELS, MUSCLE_LABELS, type Equipment, type Muscle } from '#common/exercises/exercises';
import { PROFILE_TEXTS } from '#common/accounts/profile-fields';
import type { Exercise } from '#server/features/exercises/exercise.type';
import { User } from '#server/features/accounts/user.entity';
import { Receipt } from '#server/features/receipts/receipt.entity';
import {
  FORGOT,
  profileInput,
  requestCode,
  resetTokenFor,
  SIGN_IN,
  SIGN_UP,
  signUpByMail,
  signUpForm,
  signUpVariables,
  VERIFY,
  verifyPath,
} from '#server/test/account-calls';
import { PASSWORD } from '#server/test/factories';
import { buyAndRefund } from '#server/test/order-calls';
import { PLAN_INPUT, withEnumNames, withEnumValues } from '#server/test/plan-calls';
import { REST_CALLS } from '../../operations/support/all';
import { ACTIVITY_CALLS } from './activity-rest-calls';
import { ADMIN_CALLS } from './admin-rest-calls';
import { SECOND_FACTOR_CALLS } from './second-factor-rest-calls';
import { withMeasurements, type Caller, type Request, type RestCall } from './rest-call';

interface LibraryExercise extends Pick<Exercise, 'name' | 'steps' | 'demonstration'> {
  muscle: Uppercase<Muscle>;
  equipment: Uppercase<Equipment>;
}

const NEW_PASSWORD = 'A-new-password-2026';
const PROFILE = `isProfileComplete name email contact: phone ${PROFILE_TEXTS.join(' ')}
  latestMeasurement { weight: weightKg height: heightCm bmi muscleMass: muscleMassKg }`;

const field = (name: string) => (data: Record<string, unknown>) => data[name];

/** A body that is the same as the `input` of the GraphQL operation. */
const form = (path: string, body: Record<string, unknown>): Request => ({
  path,
  body,
  variables: { input: body },
});

const REVIEW = { name: 'Asha', comment: 'Good bars.\nKind people.', rating: 4 };
const REVIEW_FIELDS = '_id: id name comment rating author { id } createdAt';

const reviewBody = ({ author, ...review }: Record<string, unknown>) => ({
  ...review,
  userId: (author as { id: string }).id,
});

const changedReview = (name: string) => (data: Record<string, unknown>) =>
  reviewBody((data[name] as { review: Record<string, unknown> }).review);

/** The content of a data export. */

async function reviewOf({ browser }: Caller): Promise<string> {
  return String((await browser.rest('POST', '/api/reviews', REVIEW)).body['_id']);
}

/** The first receipt. The caller is made an admin, who may read any receipt. */
async function receiptFor({ harness, email }: Caller): Promise<string> {
  const users = harness.dataSource.getRepository(User);
  const user = await users.findOneByOrFail({ email });
  const receipts = harness.dataSource.getRepository(Receipt);
  if (!(await receipts.existsBy({}))) await buyAndRefund(harness, user);
  await users.update(user.id, { role: 'admin' });
  const [first] = await receipts.find({ order: { number: 'ASC' }, take: 1 });
  return first!.id;
}

const DIET_DETAILS = { age: 34, gender: 'female', bmi: 22.9, dietGoal: 'Eat more vegetables' };
const DIET_DETAILS_IN_GRAPHQL = { ...DIET_DETAILS, gender: 'FEMALE' };
const DIET_FIELDS = 'age gender bmi bmiStatus dietGoal foodPreferences fitnessLevel limitations';

const PLAN_REASON = 'text source { _id: id title url }';

let numbers = 10;

/** One call per REST route, with the equivalent GraphQL operation. A new route needs an entry here. */
export const CALLS: Record<string, RestCall> = {
  ...ADMIN_CALLS,
  ...ACTIVITY_CALLS,
  'GET /articles': {
    request: () => ({ path: '/articles' }),
    query: `{ articles(first: 100) { nodes {
      id title description text thumbnailUrl coverUrl publishedAt authorName
    } } }`,
    expectedBody: (data) =>
      (data['articles'] as { nodes: Record<string, unknown>[] }).nodes.map((node) => ({
        _id: node['id'],
        title: node['title'],
        description: node['description'],
        text: node['text'],
        image_url: node['thumbnailUrl'],
        big_image_url: node['coverUrl'],
        uploaded_date: node['publishedAt'],
        created_team: node['authorName'],
      })),
  },
  'GET /api/reviews': {
    request: () => ({ path: '/api/reviews' }),
    query: `{ reviews(first: 100) { nodes { ${REVIEW_FIELDS} } } }`,
    expectedBody: (data) => (data['reviews'] as { nodes: Record<string, unknown>[] }).nodes.map(reviewBody),
  },
  'POST /api/reviews': {
    request: () => ({
      path: '/api/reviews',
      body: REVIEW,
      variables: { input: { ...REVIEW, requestKey: `review-${numbers++}-parity` } },
    }),
    query: `mutation ($input: CreateReviewInput!) { createReview(input: $input) { review { ${REVIEW_FIELDS} } } }`,
    expectedBody: changedReview('createReview'),
  },
  'PUT /api/reviews/:id': {
    request: async (caller) => {
      const id = await reviewOf(caller);
      return {
        path: `/api/reviews/${id}`,
        body: { ...REVIEW, rating: 3 },
        variables: { input: { id, ...REVIEW, rating: 3 } },
      };
    },
    query: `mutation ($input: UpdateReviewInput!) {
      updateReview(input: $input) { review { ${REVIEW_FIELDS} } }
    }`,
    expectedBody: changedReview('updateReview'),
  },
  'DELETE /api/reviews/:id': {
    request: async (caller) => {
      const id = await reviewOf(caller);
      return { path: `/api/reviews/${id}`, variables: { input: { id } } };
    },
    query: 'mutation ($input: DeleteReviewInput!) { deleteReview(input: $input) { message } }',
    expectedBody: field('deleteReview'),
  },
  'POST /api/enquiries': {
    request: () =>
      form('/api/enquiries', {
        name: 'Meera',
        contact: 'meera@example.com',
        message: 'Is there a lift?',
        hasConsented: true,
      }),
    query: 'mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { message } }',
    expectedBody: field('sendEnquiry'),
  },
  'GET /api/user/trainers': {
    request: () => ({ path: '/api/user/trainers' }),
    query: '{ trainers { _id: id name specialty assignedUsersCount } }',
    expectedBody: ({ trainers }) => ({ trainers }),
    role: 'admin',
  },
  'GET /final.json': {
    request: () => ({ path: '/final.json' }),
    query: '{ exercises { name muscle equipment steps demonstration { videoUrl posterUrl thumbnailUrl } } }',
    expectedBody: ({ exercises }) =>
      (exercises as LibraryExercise[]).map(({ demonstration, steps, ...exercise }) => ({
        name: exercise.name,
        muscle: MUSCLE_LABELS[enumValue(exercise.muscle)],
        equipment: EQUIPMENT_LABELS[enumValue(exercise.equipment)],
        src: demonstration?.thumbnailUrl ?? '',
        main: demonstration?.videoUrl ?? demonstration?.posterUrl ?? '',
        isvideo: Boolean(demonstration?.videoUrl),
        steps,
      })),
  },
  'POST /api/workout-plan': {
    request: () => ({
      path: '/api/workout-plan',
      body: PLAN_INPUT,
      variables: { input: withEnumNames(PLAN_INPUT) },
    }),
    query: `mutation ($input: GenerateWorkoutPlanInput!) { generateWorkoutPlan(input: $input) { text plan {
      title goal experience location equipment limitations length: durationDays cautions reasons { ${PLAN_REASON} }
      days { day kind title minutes note blocks { kind title minutes note isCircuit items {
        exerciseId name sets measure min max isPerSide restSeconds effort why { ${PLAN_REASON} }
      } } }
    } } }`,
    expectedBody: (data) => withEnumValues(data['generateWorkoutPlan']),
  },
  'POST /user-details': {
    request: () => ({
      path: '/user-details',
      body: DIET_DETAILS,
      variables: { input: DIET_DETAILS_IN_GRAPHQL },
    }),
    query: `mutation ($input: SaveDietDetailsInput!) {
      saveDietDetails(input: $input) { message viewer { user { id } } }
    }`,
    expectedBody: (data) => {
      const { message, viewer } = data['saveDietDetails'] as {
        message: string;
        viewer: { user: { id: string } };
      };
      return { userId: viewer.user.id, message };
    },
  },
  'GET /get-user-details/:userId': {
    request: async ({ browser }) => {
      const { body } = await browser.rest('POST', '/user-details', DIET_DETAILS);
      const id = String(body['userId']);
      return { path: `/get-user-details/${id}`, variables: { id } };
    },
    query: `query ($id: ID!) { user(id: $id) { dietDetails { ${DIET_FIELDS} } } }`,
    expectedBody: (data) => {
      const { dietDetails } = data['user'] as { dietDetails: { gender: string } };
      return { ...dietDetails, gender: dietDetails.gender.toLowerCase(), bmiStatus: 'Normal' };
    },
  },
  'POST /api/user/initiate-signup': {
    request: ({ email }) => {
      const body = signUpForm(`new.${email}`, { role: 'user' });
      return { path: '/api/user/initiate-signup', body, variables: signUpVariables(body) };
    },
    query: SIGN_UP,
    expectedBody: field('initiateSignUp'),
  },
  'GET /api/user/verify-email/:token': {
    request: async ({ harness, browser, email }) => {
      const link = await signUpByMail(harness, browser, { email: `new.${email}` });
      return { path: verifyPath(link), variables: { ...link } };
    },
    query: VERIFY,
    expectedBody: ({ verifyEmail }) => {
      const { token, message } = verifyEmail as { token: string; message: string };
      return { success: true, token, message };
    },
  },
  'POST /api/user/signIn': {
    request: ({ email }) => {
      const body = { email, password: PASSWORD, keepLoggedIn: true };
      return { path: '/api/user/signIn', body, variables: body };
    },
    query: SIGN_IN,
    expectedBody: field('signIn'),
  },
  ...SECOND_FACTOR_CALLS,
  ...REST_CALLS,
  'POST /api/user/refresh': {
    request: () => ({ path: '/api/user/refresh' }),
    query: 'mutation { renewSession { token } }',
    expectedBody: field('renewSession'),
  },
  'POST /api/user/logout': {
    request: () => ({ path: '/api/user/logout' }),
    query: 'mutation { signOut { message } }',
    expectedBody: field('signOut'),
  },
  'POST /api/user/forgot-password': {
    request: ({ email }) => ({ path: '/api/user/forgot-password', body: { email }, variables: { email } }),
    query: FORGOT,
    expectedBody: field('requestPasswordReset'),
  },
  'POST /api/user/verify-otp': {
    request: async ({ harness, browser, email }) =>
      form('/api/user/verify-otp', { email, otp: await requestCode(harness, browser, email) }),
    query: 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken message } }',
    expectedBody: field('verifyOtp'),
  },
  'POST /api/user/reset-password': {
    request: async ({ harness, browser, email }) =>
      form('/api/user/reset-password', {
        resetToken: await resetTokenFor(harness, browser, email),
        password: NEW_PASSWORD,
      }),
    query: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    expectedBody: field('resetPassword'),
  },
  'GET /api/user/me': {
    request: () => ({ path: '/api/user/me' }),
    query: '{ me { user { _id: id name } } }',
    expectedBody: ({ me }) => (me as { user: unknown }).user,
  },
  'GET /api/user/data-export': {
    request: () => ({ path: '/api/user/data-export' }),
    query: '{ me { dataExport { text } } }',
    expectedBody: ({ me }) => JSON.parse((me as { dataExport: { text: string } }).dataExport.text) as object,
    comparable: Object.keys,
  },
  'GET /api/user/receipts/:id': {
    request: async (caller) => {
      const id = await receiptFor(caller);
      return { path: `/api/user/receipts/${id}`, variables: { id } };
    },
    query: 'query ($id: ID!) { receiptFile(id: $id) { base64 } }',
    expectedBody: field('receiptFile'),
    mediaType: 'application/pdf',
  },
  'GET /api/user/profile': {
    request: () => ({ path: '/api/user/profile' }),
    query: `{ me { user { ${PROFILE} } } }`,
    expectedBody: ({ me }) => withMeasurements((me as { user: object }).user),
  },
  'PUT /api/user/profile': {
    request: () => {
      const body = {
        name: 'Asha Kulkarni',
        contact: `90000 000${(numbers += 1)}`,
        fitnessGoals: 'Strength',
        bodyMeasurements: { weight: 70, height: 175 },
      };
      return { path: '/api/user/profile', body, variables: { input: profileInput(body) } };
    },
    query: `mutation ($input: UpdateProfileInput!) {
      updateProfile(input: $input) { message user { ${PROFILE} } }
    }`,
    expectedBody: (data) => {
      const { message, user } = data['updateProfile'] as { message: string; user: object };
      return { message, ...withMeasurements(user) };
    },
  },
};
