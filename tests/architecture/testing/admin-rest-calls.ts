import { ACCOUNTING_FILES, fileNameOf } from '#common/accounting/files';
import { enumName } from '#common/enum-names';
import { PROFILE_TEXTS } from '#common/accounts/profile-fields';
import { profileInput } from '#server/test/account-calls';
import { createUser } from '#server/test/factories';
import { actorOf } from '#server/test/order-calls';
import { withMeasurements, type RestCall } from './rest-call';

/** A member in the admin panel. */
const MEMBER = `_id: id name email contact: phone ${PROFILE_TEXTS.join(' ')} trainer { _id: id name specialty }
  latestMeasurement { weight: weightKg height: heightCm bmi muscleMass: muscleMassKg }`;

/** REST body of a member who has no membership. */
const memberBody = (member: object) => ({
  ...withMeasurements(member),
  membership: { status: 'inactive', plan: null, expiry: null },
});

let numbers = 10;

/** The download of a list as a CSV file; no row matches. */
const exportCall = (file: string, field: string): RestCall => {
  const filter = { search: 'nobody' };
  return {
    request: () => ({
      path: `/api/user/admin/${file}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
    }),
    query: `{ ${field}(filter: { search: "nobody" }) { text } }`,
    expectedBody: (data) => ({
      base64: Buffer.from((data[field] as { text: string }).text).toString('base64'),
    }),
    role: 'front_desk',
    mediaType: 'text/csv; charset=utf-8',
  };
};

/** The download of the closed days; there are none. */
const closedDaysCall: RestCall = {
  request: () => ({ path: '/api/user/admin/day-closings.csv' }),
  query: '{ dayClosingExport { text } }',
  expectedBody: ({ dayClosingExport }) => ({
    base64: Buffer.from((dayClosingExport as { text: string }).text).toString('base64'),
  }),
  role: 'front_desk',
  mediaType: 'text/csv; charset=utf-8',
};

/** The download of a file for the accountant, of days without orders. */
const accountingCalls = () =>
  ACCOUNTING_FILES.map((file): [string, RestCall] => {
    const path = `/api/user/admin/accounting/${fileNameOf(file)}.csv`;
    const period = { from: '2020-01-01', to: '2020-01-31' };
    return [
      `GET ${path}`,
      {
        request: () => ({
          path: `${path}?${new URLSearchParams(period).toString()}`,
          variables: { file: enumName(file), period },
        }),
        query: `query ($file: AccountingFile!, $period: AccountingPeriod!) {
          accountingExport(file: $file, period: $period) { text }
        }`,
        expectedBody: ({ accountingExport }) => ({
          base64: Buffer.from((accountingExport as { text: string }).text).toString('base64'),
        }),
        role: 'admin',
        mediaType: 'text/csv; charset=utf-8',
      },
    ];
  });

/** The routes of the admin panel. */
export const ADMIN_CALLS: Record<string, RestCall> = {
  'GET /api/user/admin/users': {
    request: ({ email }) => ({
      path: `/api/user/admin/users?search=${email}`,
      variables: { search: email },
    }),
    query: `query ($search: String) { members(first: 100, filter: { search: $search }) { nodes { ${MEMBER} } } }`,
    expectedBody: (data) => ({
      users: (data['members'] as { nodes: object[] }).nodes.map(memberBody),
    }),
    role: 'admin',
  },
  'PUT /api/user/admin/users/:id/details': {
    request: async ({ harness }) => {
      const { id } = await createUser(harness.dataSource);
      const profile = {
        name: 'Asha K.',
        email: `asha-${(numbers += 1)}@example.com`,
        contact: `91000 000${(numbers += 1)}`,
        fitnessGoals: 'Strength',
        workoutPreferences: 'Mornings',
        bodyMeasurements: { weight: 70, height: 175 },
      };
      return {
        path: `/api/user/admin/users/${id}/details`,
        body: profile,
        variables: { input: { id, ...profileInput(profile), hasMemberAgreed: true } },
      };
    },
    query: `mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { member { ${MEMBER} } } }`,
    expectedBody: (data) => ({ user: memberBody((data['updateMember'] as { member: object }).member) }),
    role: 'admin',
  },
  'PUT /api/user/admin/users/:id/membership': {
    request: async ({ harness }) => {
      const { id: memberId } = await createUser(harness.dataSource);
      return {
        path: `/api/user/admin/users/${memberId}/membership`,
        body: { status: 'inactive', plan: null },
        variables: { input: { memberId, status: 'INACTIVE', planName: null, reason: 'Moved away' } },
      };
    },
    query: `mutation ($input: SetMembershipInput!) { setMembership(input: $input) { member { ${MEMBER} } } }`,
    expectedBody: (data) => ({ user: memberBody((data['setMembership'] as { member: object }).member) }),
    role: 'admin',
  },
  ...Object.fromEntries(accountingCalls()),
  'GET /api/user/admin/day-closings.csv': closedDaysCall,
  'GET /api/user/admin/users.csv': exportCall('users.csv', 'memberExport'),
  'GET /api/user/admin/activities.csv': exportCall('activities.csv', 'activityExport'),
  'GET /api/user/admin/orders.csv': exportCall('orders.csv', 'orderExport'),
  'GET /api/user/admin/member-imports/:id/skipped.csv': {
    request: async ({ harness }) => {
      const admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
      const { memberImport } = await harness.services.memberImports.create(admin, 'members.csv');
      const { id: importId } = memberImport;
      return { path: `/api/user/admin/member-imports/${importId}/skipped.csv`, variables: { importId } };
    },
    query: 'query ($importId: ID!) { skippedRows(importId: $importId) { text } }',
    expectedBody: (data) => ({
      base64: Buffer.from((data['skippedRows'] as { text: string }).text).toString('base64'),
    }),
    role: 'admin',
    mediaType: 'text/csv; charset=utf-8',
  },
  'PUT /api/user/admin/users/:id/assign-trainer': {
    request: async ({ harness }) => {
      const { id: memberId } = await createUser(harness.dataSource);
      const [trainer] = await harness.services.trainers.list(1, 1);
      const trainerId = trainer!.id;
      return {
        path: `/api/user/admin/users/${memberId}/assign-trainer`,
        body: { trainerId },
        variables: { input: { memberId, trainerId } },
      };
    },
    query: `mutation ($input: AssignTrainerInput!) { assignTrainer(input: $input) { member { ${MEMBER} } } }`,
    expectedBody: (data) => ({ user: memberBody((data['assignTrainer'] as { member: object }).member) }),
    role: 'admin',
  },
};
