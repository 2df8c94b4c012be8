import { authMessages } from '#common/auth/messages';
import { isCommonPassword } from '../../lib/common-passwords';
import { invalidField } from '../../lib/errors';

/** Refuses the passwords that attackers try first. */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) throw invalidField(field, 'TOO_COMMON', authMessages.passwordTooCommon);
}
