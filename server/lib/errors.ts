import type { ErrorCode } from '#common/error-codes';
import type { ErrorReason, FieldReason, ReasonOf } from '#common/error-reasons';
import { authMessages } from '#common/auth/messages';
import { secondStepMessages } from '#common/auth/second-step-messages';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { secondFactorMessages } from '#common/second-factors/messages';
import { formatDuration } from './duration';
import type { Spent } from './request-limits';

/** Why the value of one input field is refused. */
export interface FieldError {
  /** Names from the input object to the field; for a field that is an argument, the name of the argument. */
  path: readonly string[];
  reason: FieldReason;
  message: string;
}

interface Refusal {
  reason?: ErrorReason | undefined;
  fields?: readonly FieldError[] | undefined;
}

/** An expected failure, with a message for users and a code for programs. */
export class AppError extends Error {
  readonly reason: ErrorReason | undefined;
  readonly fields: readonly FieldError[] | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { reason, fields }: Refusal = {},
  ) {
    super(message);
    this.reason = reason;
    this.fields = fields;
  }

  /** Values that clients need in addition to the code. */
  get details(): Record<string, unknown> {
    return {};
  }
}

/** Invalid input, with an error for each field. The message is the one of the first field. */
export class InvalidFields extends AppError {
  constructor(fields: readonly [FieldError, ...FieldError[]]) {
    super('BAD_USER_INPUT', fields[0].message, { fields });
  }
}

/** Invalid input in one field: the name of an argument or of a field of the input object, or the path to it. */
export const invalidField = (field: string | readonly string[], reason: FieldReason, message: string) =>
  new InvalidFields([{ path: [field].flat(), reason, message }]);

/** Why a number outside a range is refused. */
export const rangeReason = (value: number, min: number): FieldReason =>
  value < min ? 'TOO_SMALL' : 'TOO_LARGE';

/** Invalid input that is refused for a reason that programs handle. */
export class InvalidInput extends AppError {
  constructor(reason: ReasonOf<'BAD_USER_INPUT'>, message: string, fields?: readonly FieldError[]) {
    super('BAD_USER_INPUT', message, { reason, fields });
  }
}

export class Unauthenticated extends AppError {
  constructor(message: string = authMessages.logInFirst) {
    super('UNAUTHENTICATED', message);
  }
}

/** Wrong credentials. Not UNAUTHENTICATED, because a new token would not help. */
export class InvalidCredentials extends AppError {
  constructor(message: string = authMessages.signInFailed) {
    super('INVALID_CREDENTIALS', message);
  }
}

export class Forbidden extends AppError {
  constructor(reason: ReasonOf<'FORBIDDEN'>, message: string) {
    super('FORBIDDEN', message, { reason });
  }
}

/** Users who signed up with a shared password must choose their own before they may do anything else. */
export class PasswordChangeRequired extends AppError {
  constructor() {
    super('PASSWORD_CHANGE_REQUIRED', authMessages.ownPasswordFirst);
  }
}

interface SecondStepDetails {
  challenge: string;
  factors: ('APP' | 'PASSKEY')[];
  /** Options for using a passkey, as JSON. */
  passkeyOptions?: string | undefined;
}

/** The password was right; `completeSignIn` takes the challenge and a code, `completeSignInWithPasskey` a passkey. */
export class SecondFactorRequired extends AppError {
  constructor(private readonly step: SecondStepDetails) {
    super('SECOND_FACTOR_REQUIRED', secondStepMessages.required);
  }

  override get details() {
    return { ...this.step };
  }
}

/** Admins whose time without a second factor is over must set one up before they may do anything else. */
export class SecondFactorSetUpRequired extends AppError {
  constructor() {
    super('SECOND_FACTOR_SET_UP_REQUIRED', secondFactorMessages.setUpRequired);
  }
}

export class NotFound extends AppError {
  constructor(reason: ReasonOf<'NOT_FOUND'>, message: string) {
    super('NOT_FOUND', message, { reason });
  }
}

export class Conflict extends AppError {
  constructor(reason: ReasonOf<'CONFLICT'>, message: string, fields?: readonly FieldError[]) {
    super('CONFLICT', message, { reason, fields });
  }
}

/** A key belongs to an earlier request for something else. */
export const requestKeyUsed = () => new Conflict('REQUEST_KEY_USED', idempotencyMessages.requestKeyUsed);

/** An earlier request has done this, and its answer is not kept, for example because it has a secret. */
export class AlreadyDone extends Conflict {
  constructor(private readonly id: string) {
    super('ALREADY_DONE', idempotencyMessages.alreadyDone);
  }

  override get details() {
    return { id: this.id };
  }
}

/** Too many attempts; `retryAfter` is the number of seconds to wait. */
export class RateLimited extends AppError {
  constructor(
    readonly retryAfterS: number,
    /** For clients that are told what is left. */
    readonly spent?: Spent,
  ) {
    super('RATE_LIMITED', messages.tooManyRequests(formatDuration(retryAfterS)));
  }

  override get details() {
    return { retryAfter: this.retryAfterS };
  }
}

export class ServiceUnavailable extends AppError {
  constructor(
    message = 'We can’t reach our database right now. Please try again shortly.',
    reason?: ReasonOf<'SERVICE_UNAVAILABLE'>,
  ) {
    super('SERVICE_UNAVAILABLE', message, { reason });
  }
}

/** More requests run at the same time than the limits of this installation allow (lib/limits.ts). */
export class Overloaded extends ServiceUnavailable {
  constructor(message = 'Too many people are using the site right now. Please try again shortly.') {
    super(message, 'OVERLOADED');
  }
}

/** A part of the work was given up after its timeout; nothing of it is kept. */
export class TimedOut extends ServiceUnavailable {
  constructor() {
    super('This is taking too long. Please try again shortly.', 'TIMED_OUT');
  }
}

/** An external service that the operation needs has failed. */
export class UpstreamFailed extends AppError {
  constructor(message: string) {
    super('UPSTREAM_FAILED', message);
  }
}

/** A start that cannot succeed. The message says what to do, and the process ends with it. */
export class StartError extends Error {}
