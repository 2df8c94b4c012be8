import type { ErrorCode } from '#common/error-codes';
import { authMessages } from '#common/auth/messages';
import { messages } from '#common/messages';
import { formatDuration } from './duration';

/** Messages by the name of the input field. */
export type FieldMessages = Record<string, string>;

/** An expected failure, with a message for users and a code for programs. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldMessages,
  ) {
    super(message);
  }

  /** Values that clients need in addition to the code. */
  get details(): Record<string, unknown> {
    return {};
  }
}

export class InvalidInput extends AppError {
  constructor(message: string, fields?: FieldMessages) {
    super('BAD_USER_INPUT', message, fields);
  }
}

/** Invalid input in one field, with the same message for the form and for the field. */
export const invalidField = (field: string, message: string) =>
  new InvalidInput(message, { [field]: message });

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
  constructor(message: string) {
    super('FORBIDDEN', message);
  }
}

/** Users who signed up with a shared password must choose their own before they may do anything else. */
export class PasswordChangeRequired extends AppError {
  constructor() {
    super('PASSWORD_CHANGE_REQUIRED', authMessages.ownPasswordFirst);
  }
}

export class NotFound extends AppError {
  constructor(message: string) {
    super('NOT_FOUND', message);
  }
}

export class Conflict extends AppError {
  constructor(message: string, fields?: FieldMessages) {
    super('CONFLICT', message, fields);
  }
}

/** Too many attempts; `retryAfter` is the number of seconds to wait. */
export class RateLimited extends AppError {
  constructor(readonly retryAfterS: number) {
    super('RATE_LIMITED', messages.tooManyRequests(formatDuration(retryAfterS)));
  }

  override get details() {
    return { retryAfter: this.retryAfterS };
  }
}

export class ServiceUnavailable extends AppError {
  constructor(message = 'We can’t reach our database right now. Please try again shortly.') {
    super('SERVICE_UNAVAILABLE', message);
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
