import * as z from 'zod/mini';
import { enumValue } from '#common/enum-names';
import { memberChangesForm } from '#common/members/member.form';
import { lastDayOf } from '#common/memberships/last-day';
import { MEMBERSHIP_STATUSES } from '#common/plans/plans';
import { described } from '../../rest/answers';
import { ADMIN_ACCESS } from '../../rest/admin-access';
import { sentEnum } from '../../rest/enum-values';
import { PAGE_QUERY, pageVariables } from '../../rest/paging';
import { route } from '../../rest/route';
import {
  MEASUREMENT_NAMES,
  measurementsIn,
  NOTHING_MEASURED,
  restMeasurements,
} from '../measurements/measurement.rest';
import { memberAnswer } from './member.answer';
import {
  RestAssignTrainerDocument,
  RestMembersDocument,
  RestSetMembershipDocument,
  RestUpdateMemberDocument,
  type RestMemberFragment,
} from './member.routes.generated';

const {
  phone,
  isPhoneConfirmed: _confirms,
  hasMemberAgreed: _agreed,
  expectedVersion: _version,
  ...sameNamed
} = memberChangesForm.shape;

/** The changes of a member with the documented names of their fields. */
const restMemberForm = z.object({ ...sameNamed, contact: phone, bodyMeasurements: restMeasurements });

/** Null removes the trainer. */
const assignTrainerForm = z.object({ trainerId: z.nullable(z.string()) });

/** The name of a plan; not needed to end the membership that the member has. */
const membershipForm = z.object({ status: z.enum(MEMBERSHIP_STATUSES), plan: z.nullish(z.string()) });

const changed = z.object({ user: described(memberAnswer, 'The member after the change.') });

/** The routes of the admin panel that answer members. */
export const memberRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/users',
    summary: 'Lists all accounts by name.',
    subject: 'Members',
    access: ADMIN_ACCESS,
    query: z.object({
      search: described(
        z.optional(z.string()),
        'Words that all have to be in the name, e-mail address or phone number.',
      ),
      ...PAGE_QUERY.shape,
    }),
    answer: z.object({ users: described(z.array(memberAnswer), 'The accounts, by name.') }),
    document: RestMembersDocument,
    variables: ({ query }) => ({ search: query.search, ...pageVariables({ query }) }),
    responseBody: ({ members }) => ({ users: members.nodes.map(restMember) }),
    pageInfo: ({ members }) => members.pageInfo,
  }),
  route({
    method: 'PUT',
    path: '/api/user/admin/users/:id/details',
    summary:
      'Changes the profile of a member. Absent fields are unchanged; null clears a field. Whoever sends measurements confirms that the member agreed.',
    subject: 'Members',
    answer: changed,
    access: ADMIN_ACCESS,
    requestBody: restMemberForm,
    fieldNames: { phone: 'contact', ...MEASUREMENT_NAMES },
    document: RestUpdateMemberDocument,
    variables: ({ params: { id }, body }) => ({
      id,
      name: body.name,
      email: body.email,
      contact: body.contact,
      fitnessGoals: body.fitnessGoals,
      workoutPreferences: body.workoutPreferences,
      bodyMeasurements: measurementsIn(body.bodyMeasurements),
      password: body.password,
    }),
    responseBody: ({ updateMember: { member } }) => ({ user: restMember(member) }),
  }),
  route({
    method: 'PUT',
    path: '/api/user/admin/users/:id/membership',
    summary: 'Starts or extends a membership without a payment (active), or ends it (inactive).',
    subject: 'Members',
    answer: changed,
    access: ADMIN_ACCESS,
    requestBody: membershipForm,
    fieldNames: { planName: 'plan' },
    document: RestSetMembershipDocument,
    hasRequestKey: true,
    variables: ({ params: { id }, body, requestKey }) => ({
      id,
      status: sentEnum(MEMBERSHIP_STATUSES, body.status),
      plan: body.plan,
      requestKey,
    }),
    responseBody: ({ setMembership: { member } }) => ({ user: restMember(member) }),
  }),
  route({
    method: 'PUT',
    path: '/api/user/admin/users/:id/assign-trainer',
    summary: 'Assigns a member to a trainer; null removes the trainer.',
    subject: 'Members',
    answer: changed,
    access: ADMIN_ACCESS,
    requestBody: assignTrainerForm,
    document: RestAssignTrainerDocument,
    variables: ({ params: { id }, body }) => ({ id, trainerId: body.trainerId }),
    responseBody: ({ assignTrainer: { member } }) => ({ user: restMember(member) }),
  }),
];

/** A member with the documented properties. */
function restMember({ latestMeasurement, memberships, trainer, ...profile }: RestMemberFragment) {
  return {
    ...profile,
    bodyMeasurements: latestMeasurement ?? NOTHING_MEASURED,
    membership: restMembership(memberships),
    trainer: trainer ?? null,
  };
}

/** The pass, or the nutrition membership of members who have never had a pass. */
function restMembership(
  memberships: RestMemberFragment['memberships'],
): z.input<typeof memberAnswer>['membership'] {
  const membership = memberships.find(({ paidUntil }) => paidUntil !== null);
  if (!membership) return { status: 'inactive', plan: null, expiry: null };
  const { status, paidUntil, current, upcoming, previous } = membership;
  const last = upcoming.at(-1) ?? current ?? previous;
  return {
    status: enumValue(status),
    plan: last?.planName ?? null,
    // A moment on the last day, which clients show as a date.
    expiry: lastDayOf(new Date(paidUntil!)).toISOString(),
  };
}
