import { namesOf } from '#common/forms/form-fields';
import { PROFILE_TEXTS, profileForm } from '#common/members/profile.form';
import { pick } from '#common/pick';
import { onlyField, type RestRoute } from '../../rest/route';

const PROFILE = `
  isProfileComplete name email contact ${PROFILE_TEXTS.join(' ')}
  bodyMeasurements { weight height bmi muscleMass }
`;

interface UpdatedProfile {
  updateProfile: { message: string; profile: Record<string, unknown> };
}

export const profileRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/user/profile',
    summary: 'Returns the profile of the current user.',
    document: `query RestProfile { profile { ${PROFILE} } }`,
    variables: () => ({}),
    body: onlyField,
  },
  {
    method: 'PUT',
    path: '/api/user/profile',
    summary: 'Updates the profile. Absent fields are unchanged; null clears a field.',
    document: `
      mutation RestUpdateProfile($input: ProfileInput!) {
        updateProfile(input: $input) { message profile { ${PROFILE} } }
      }
    `,
    variables: ({ body }) => ({ input: pick(body, ...namesOf(profileForm)) }),
    body: (data) => {
      const { message, profile } = (data as unknown as UpdatedProfile).updateProfile;
      return { message, ...profile };
    },
  },
];
