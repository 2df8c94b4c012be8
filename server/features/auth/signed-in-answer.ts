import type { SignedInAnswer } from './auth.type';
import type { SignedInUser } from './sign-in.service';

/** What the one who has just logged in is told. */
export const signedInAnswer = ({ user, token }: SignedInUser, message: string): SignedInAnswer => ({
  token,
  message,
  role: user.role,
  mustChangePassword: user.mustChangePassword,
  isProfileComplete: user.isProfileComplete,
});
