import { profileMessages } from '#common/accounts/messages';
import type { ReasonOf } from '#common/error-reasons';
import { memberMessages } from '#common/members/messages';
import { violatedConstraint } from '../../database/violations';
import { hasPermission, type UserActor } from '../../lib/actor';
import { AppError, Conflict, InvalidInput } from '../../lib/errors';

/** The refusal of a login name that another account uses; undefined for any other error. `contactTaken` is about numbers. */
export function loginNameConflict(error: unknown, contactTaken: string): Conflict | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_phone_unique') {
    return takenField('PHONE_TAKEN', 'phone', contactTaken);
  }
  if (constraint === 'users_user_name_unique') {
    return takenField('USER_NAME_TAKEN', 'userName', profileMessages.userNameTaken);
  }
  return undefined;
}

const takenField = (reason: ReasonOf<'CONFLICT'>, field: string, message: string) =>
  new Conflict(reason, message, [{ path: [field], reason: 'TAKEN', message }]);

/**
 * The error for taken contacts of members whom staff change: the e-mail address may be taken as well. A program that may
 * not read members is not told what others have.
 */
export function contactConflict(error: unknown, actor: UserActor): AppError | undefined {
  const conflict =
    violatedConstraint(error) === 'users_email_unique'
      ? emailTaken()
      : loginNameConflict(error, memberMessages.contactTaken);
  const isTold = hasPermission(actor, 'members:read-any');
  return conflict && !isTold ? new AppError('CONFLICT', memberMessages.notSaved) : conflict;
}

export function emailTaken(): InvalidInput {
  const message = memberMessages.emailTaken;
  return new InvalidInput('EMAIL_TAKEN', message, [{ path: ['email'], reason: 'TAKEN', message }]);
}
