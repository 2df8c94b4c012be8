import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorCode } from '#common/error-codes';
import type { ErrorReason, FieldReason } from '#common/error-reasons';

interface RefusalDetails {
  code?: ErrorCode;
  reason?: ErrorReason;
  /** Messages by the names of the form's inputs. */
  fields?: Record<string, string>;
  /** For `STALE_VERSION`. */
  changedAt?: string;
  changedBy?: string;
  /** For `SECOND_FACTOR_REQUIRED`. */
  challenge?: string;
  factors?: string[];
  passkeyOptions?: string;
  /** For `CODE_USED`. */
  usedAt?: string;
}

/** The error that the data client throws when the server refuses an operation. */
export const refusal = (
  message: string,
  { code = 'BAD_USER_INPUT', fields = {}, ...details }: RefusalDetails = {},
) =>
  new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code, fields: Object.entries(fields).map(fieldError), ...details } }],
  });

const fieldError = ([name, message]: [string, string]) => ({
  path: name.split('.'),
  reason: 'INVALID' satisfies FieldReason,
  message,
});
