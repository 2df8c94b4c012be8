import type { SignedInAnswer } from './auth.type';
import type { SignedInUser } from './sign-in.service';

/** The answer to a successful log-in. */
export const signedInAnswer = ({ user, token }: SignedInUser, message: string): SignedInAnswer => ({
  token,
  message,
  role: user.role,
  mustChangePassword: user.mustChangePassword,
  isProfileComplete: user.isProfileComplete,
});
