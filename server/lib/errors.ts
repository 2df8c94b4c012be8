import type { ErrorCode } from '#common/error-codes';

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
}

export class InvalidInput extends AppError {
  constructor(message: string, fields?: FieldMessages) {
    super('BAD_USER_INPUT', message, fields);
  }
}

export class Unauthenticated extends AppError {
  constructor(message = 'Please log in to continue.') {
    super('UNAUTHENTICATED', message);
  }
}

export class ServiceUnavailable extends AppError {
  constructor(message = 'Our database is away for a moment. Please try again shortly.') {
    super('SERVICE_UNAVAILABLE', message);
  }
}

/** A start that cannot succeed: the message is one sentence that says what to do; the process ends with it. */
export class StartError extends Error {}
