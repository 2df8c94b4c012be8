import { EQUIPMENT_LABELS, MUSCLE_LABELS } from '#common/exercises';
import type { Exercise } from '#server/features/exercises/exercise.type';
import { User } from '#server/features/members/user.entity';
import { Receipt } from '#server/features/receipts/receipt.entity';
import { askForCode, resetTokenFor, signUpByMail, signUpForm, verifyPath } from '#server/test/account-calls';
import type { Browser } from '#server/test/browser';
import { PASSWORD } from '#server/test/factories';
import type { Harness } from '#server/test/harness';
import { buyAndReturn } from '#server/test/order-calls';
import { PLAN_INPUT } from '#server/test/plan-calls';

export interface Caller {
  harness: Harness;
  browser: Browser;
  email: string;
}

interface Request {
  path: string;
  body?: Record<string, unknown>;
  /** The same for GraphQL. */
  variables?: Record<string, unknown>;
}

interface RestCall {
  /** What a caller sends, made anew for each. */
  ask: (caller: Caller) => Request | Promise<Request>;
  query: string;
  /** The documented body, from what GraphQL answers. */
  same: (data: Record<string, unknown>) => unknown;
  /** Of an answer that is a file. */
  mediaType?: string;
}

type LibraryExercise = Pick<Exercise, 'name' | 'muscle' | 'equipment' | 'steps' | 'demonstration'>;

const NEW_PASSWORD = 'A-new-password-2026';
const PROFILE = `isProfileComplete name email contact fitnessGoals workoutPreferences
  bodyMeasurements { weight height bmi muscleMass }`;

const field =
  (name: string) =>
  (data: Record<string, unknown>): unknown =>
    data[name];

/** A body that is the operation's `input` at the other door. */
const form = (path: string, body: Record<string, unknown>): Request => ({
  path,
  body,
  variables: { input: body },
});

const REVIEW = { name: 'Asha', comment: 'Good bars.\nKind people.', rating: 4 };
const REVIEW_FIELDS = '_id: id name comment rating userId createdAt';

async function reviewOf({ browser }: Caller): Promise<string> {
  return String((await browser.rest('POST', '/api/reviews', REVIEW)).body['_id']);
}

/** The first receipt that there is: the caller becomes an admin, and may read it whosever it is. */
async function receiptFor({ harness, email }: Caller): Promise<string> {
  const users = harness.dataSource.getRepository(User);
  const user = await users.findOneByOrFail({ email });
  const receipts = () =>
    harness.dataSource.getRepository(Receipt).find({ order: { number: 'ASC' }, take: 1 });
  if ((await receipts()).length === 0) await buyAndReturn(harness, user);
  await users.update(user.id, { role: 'admin' });
  return (await receipts())[0]!.id;
}

const DIET_DETAILS = { age: 34, gender: 'female', bmi: 22.9, dietGoal: 'Eat more vegetables' };
const DIET_FIELDS = 'age gender bmi bmiStatus dietGoal foodPreferences fitnessLevel limitations';

const PLAN_REASON = 'text source { _id: id title url }';

let numbers = 10;

/** One call for each row of the table, and the same asked for through GraphQL. A new row needs an entry here. */
export const CALLS: Record<string, RestCall> = {
  'GET /articles': {
    ask: () => ({ path: '/articles' }),
    query: `{ articles(first: 100) { nodes {
      id title description text imageUrl bigImageUrl uploadedDate createdTeam
    } } }`,
    same: (data) =>
      (data['articles'] as { nodes: Record<string, unknown>[] }).nodes.map((node) => ({
        _id: node['id'],
        title: node['title'],
        description: node['description'],
        text: node['text'],
        image_url: node['imageUrl'],
        big_image_url: node['bigImageUrl'],
        uploaded_date: node['uploadedDate'],
        created_team: node['createdTeam'],
      })),
  },
  'GET /api/reviews': {
    ask: () => ({ path: '/api/reviews' }),
    query: `{ reviews(first: 100) { nodes { ${REVIEW_FIELDS} } } }`,
    same: (data) => (data['reviews'] as { nodes: unknown[] }).nodes,
  },
  'POST /api/reviews': {
    ask: () => form('/api/reviews', REVIEW),
    query: `mutation ($input: ReviewInput!) { createReview(input: $input) { review { ${REVIEW_FIELDS} } } }`,
    same: (data) => (data['createReview'] as { review: unknown }).review,
  },
  'PUT /api/reviews/:id': {
    ask: async (caller) => {
      const id = await reviewOf(caller);
      return {
        path: `/api/reviews/${id}`,
        body: { ...REVIEW, rating: 3 },
        variables: { id, input: { ...REVIEW, rating: 3 } },
      };
    },
    query: `mutation ($id: ID!, $input: ReviewInput!) {
      updateReview(id: $id, input: $input) { review { ${REVIEW_FIELDS} } }
    }`,
    same: (data) => (data['updateReview'] as { review: unknown }).review,
  },
  'DELETE /api/reviews/:id': {
    ask: async (caller) => {
      const id = await reviewOf(caller);
      return { path: `/api/reviews/${id}`, variables: { id } };
    },
    query: 'mutation ($id: ID!) { deleteReview(id: $id) { message } }',
    same: field('deleteReview'),
  },
  'GET /api/user/trainers': {
    ask: () => ({ path: '/api/user/trainers' }),
    query: '{ trainers { _id: id name specialty } }',
    same: ({ trainers }) => ({ trainers }),
  },
  'GET /final.json': {
    ask: () => ({ path: '/final.json' }),
    query: '{ exercises { name muscle equipment steps demonstration { videoUrl thumbnailUrl } } }',
    same: ({ exercises }) =>
      (exercises as LibraryExercise[]).map(({ demonstration, steps, ...exercise }) => ({
        name: exercise.name,
        muscle: MUSCLE_LABELS[exercise.muscle],
        equipment: EQUIPMENT_LABELS[exercise.equipment],
        src: demonstration?.thumbnailUrl ?? '',
        main: demonstration?.videoUrl ?? '',
        isvideo: Boolean(demonstration?.videoUrl),
        steps,
      })),
  },
  'POST /api/workout-plan': {
    ask: () => form('/api/workout-plan', { ...PLAN_INPUT }),
    query: `mutation ($input: WorkoutPlanInput!) { generateWorkoutPlan(input: $input) { text plan {
      title goal experience location equipment limitations length cautions reasons { ${PLAN_REASON} }
      days { day kind title minutes note blocks { kind title minutes note isCircuit items {
        exerciseId name sets measure min max isPerSide restSeconds effort why { ${PLAN_REASON} }
      } } }
    } } }`,
    same: field('generateWorkoutPlan'),
  },
  'POST /user-details': {
    ask: () => form('/user-details', DIET_DETAILS),
    query: `mutation ($input: DietDetailsInput!) { saveDietDetails(input: $input) { userId message } }`,
    same: field('saveDietDetails'),
  },
  'GET /get-user-details/:userId': {
    ask: async ({ browser }) => {
      const { body } = await browser.rest('POST', '/user-details', DIET_DETAILS);
      const id = String(body['userId']);
      return { path: `/get-user-details/${id}`, variables: { id } };
    },
    query: `query ($id: ID!) { dietDetails(id: $id) { ${DIET_FIELDS} } }`,
    same: field('dietDetails'),
  },
  'POST /api/user/initiate-signup': {
    ask: ({ email }) => form('/api/user/initiate-signup', { ...signUpForm(`new.${email}`), role: 'user' }),
    query: 'mutation ($input: SignUpInput!) { initiateSignUp(input: $input) { message } }',
    same: field('initiateSignUp'),
  },
  'GET /api/user/verify-email/:token': {
    ask: async ({ harness, browser, email }) => {
      const link = await signUpByMail(harness, browser, { email: `new.${email}` });
      return { path: verifyPath(link), variables: { ...link } };
    },
    query: `mutation ($token: String!, $email: String!) {
      verifyEmail(token: $token, email: $email) { success token message }
    }`,
    same: field('verifyEmail'),
  },
  'POST /api/user/signIn': {
    ask: ({ email }) => form('/api/user/signIn', { email, password: PASSWORD, keepLoggedIn: true }),
    query: 'mutation ($input: SignInInput!) { signIn(input: $input) { token message } }',
    same: field('signIn'),
  },
  'POST /api/user/refresh': {
    ask: () => ({ path: '/api/user/refresh' }),
    query: 'mutation { renewSession { token } }',
    same: field('renewSession'),
  },
  'POST /api/user/logout': {
    ask: () => ({ path: '/api/user/logout' }),
    query: 'mutation { signOut { message } }',
    same: field('signOut'),
  },
  'POST /api/user/forgot-password': {
    ask: ({ email }) => ({ path: '/api/user/forgot-password', body: { email }, variables: { email } }),
    query: 'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }',
    same: field('requestPasswordReset'),
  },
  'POST /api/user/verify-otp': {
    ask: async ({ harness, browser, email }) =>
      form('/api/user/verify-otp', { email, otp: await askForCode(harness, browser, email) }),
    query: 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken message } }',
    same: field('verifyOtp'),
  },
  'POST /api/user/reset-password': {
    ask: async ({ harness, browser, email }) =>
      form('/api/user/reset-password', {
        resetToken: await resetTokenFor(harness, browser, email),
        password: NEW_PASSWORD,
      }),
    query: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    same: field('resetPassword'),
  },
  'GET /api/user/me': {
    ask: () => ({ path: '/api/user/me' }),
    query: '{ me { _id: id name } }',
    same: field('me'),
  },
  'GET /api/user/receipts/:id': {
    ask: async (caller) => {
      const id = await receiptFor(caller);
      return { path: `/api/user/receipts/${id}`, variables: { id } };
    },
    query: 'query ($id: ID!) { receiptFile(id: $id) { base64 } }',
    same: field('receiptFile'),
    mediaType: 'application/pdf',
  },
  'GET /api/user/profile': {
    ask: () => ({ path: '/api/user/profile' }),
    query: `{ profile { ${PROFILE} } }`,
    same: field('profile'),
  },
  'PUT /api/user/profile': {
    ask: () =>
      form('/api/user/profile', {
        name: 'Asha Kulkarni',
        contact: `90000 000${(numbers += 1)}`,
        fitnessGoals: 'Strength',
        bodyMeasurements: { weight: 70, height: 175 },
      }),
    query: `mutation ($input: ProfileInput!) {
      updateProfile(input: $input) { message profile { ${PROFILE} } }
    }`,
    same: (data) => {
      const { message, profile } = data['updateProfile'] as { message: string; profile: object };
      return { message, ...profile };
    },
  },
};
