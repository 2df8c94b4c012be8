import * as z from 'zod/mini';
import { STAFF_ROLES } from '../accounts/roles';
import { email, givenPassword, newPassword } from '../auth/fields';

/** An invitation to work for the studio; it may link one of the site's trainers. */
export const inviteStaffForm = z.object({
  email,
  role: z.enum(STAFF_ROLES),
  trainerId: z.nullish(z.string()),
  /** Password of the inviter: a stolen session alone must not make more admins. */
  password: z.nullish(z.string()),
});

/** The password of the existing account, or of a new one. */
export const acceptInvitationForm = z.object({ token: z.string(), password: givenPassword });

export const newStaffPassword = z.object({ password: newPassword });

export type InviteStaffValues = z.infer<typeof inviteStaffForm>;
export type AcceptInvitationValues = z.infer<typeof acceptInvitationForm>;
