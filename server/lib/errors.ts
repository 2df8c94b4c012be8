import type { ErrorCode } from '#common/error-codes';
import { messages } from '#common/messages';
import { inWords } from './wait';

/** Messages by the name of the input field that they are about. */
export type FieldMessages = Record<string, string>;

/** An expected failure: its message is written for the person who reads it, its code for the program. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldMessages,
  ) {
    super(message);
  }

  /** What a program needs beside the code to go on. */
  get details(): Record<string, number> {
    return {};
  }
}

export class InvalidInput extends AppError {
  constructor(message: string, fields?: FieldMessages) {
    super('BAD_USER_INPUT', message, fields);
  }
}

/** A refusal of one field, in the same words above the form and below the field. */
export const invalidField = (field: string, message: string) =>
  new InvalidInput(message, { [field]: message });

export class Unauthenticated extends AppError {
  constructor(message: string = messages.logInFirst) {
    super('UNAUTHENTICATED', message);
  }
}

/** Who asks has not shown who they are; apart from UNAUTHENTICATED, since no new token would help. */
export class InvalidCredentials extends AppError {
  constructor(message: string = messages.signInFailed) {
    super('INVALID_CREDENTIALS', message);
  }
}

export class Forbidden extends AppError {
  constructor(message: string) {
    super('FORBIDDEN', message);
  }
}

/** Whoever signed up with a password that others know gets nothing until they have chosen their own. */
export class PasswordChangeRequired extends AppError {
  constructor() {
    super('PASSWORD_CHANGE_REQUIRED', messages.ownPasswordFirst);
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

/** Tried too often; says when to come back. */
export class RateLimited extends AppError {
  constructor(readonly retryAfterS: number) {
    super('RATE_LIMITED', messages.tooManyRequests(inWords(retryAfterS)));
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

/** A service of others that an operation needs has failed. */
export class UpstreamFailed extends AppError {
  constructor(message: string) {
    super('UPSTREAM_FAILED', message);
  }
}

/** A start that cannot succeed: the message is one sentence that says what to do; the process ends with it. */
export class StartError extends Error {}
