import { profileForm } from '#common/members/profile.form';
import { NOTHING_MEASURED, valuesOf } from './measurements';
import {
  RestProfileDocument,
  RestUpdateProfileDocument,
  type RestProfileFieldsFragment,
} from './profile.routes.generated';
import { route } from '../../rest/route';

export const profileRoutes = [
  route({
    method: 'GET',
    path: '/api/user/profile',
    summary: 'Returns the profile of the current user.',
    document: RestProfileDocument,
    variables: () => ({}),
    responseBody: ({ profile }) => documented(profile),
  }),
  route({
    method: 'PUT',
    path: '/api/user/profile',
    summary: 'Updates the profile. Absent fields are unchanged; null clears a field.',
    requestBody: profileForm,
    document: RestUpdateProfileDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ updateProfile: { message, profile } }) => ({ message, ...documented(profile) }),
  }),
];

const documented = ({ latestMeasurement, ...profile }: RestProfileFieldsFragment) => ({
  ...profile,
  bodyMeasurements: latestMeasurement ? valuesOf(latestMeasurement) : NOTHING_MEASURED,
});
