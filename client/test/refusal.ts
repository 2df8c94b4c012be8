import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorCode } from '#common/error-codes';

interface RefusalDetails {
  code?: ErrorCode;
  fields?: Record<string, string>;
  /** The current total, when an order was refused because its price has changed. */
  total?: { minorUnits: number; currencyCode: string };
}

/** The error that the data client throws when the server refuses an operation. */
export const refusal = (message: string, { code = 'BAD_USER_INPUT', ...details }: RefusalDetails = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...details } }] });
