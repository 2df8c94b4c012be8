import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorCode } from '#common/error-codes';

interface RefusalDetails {
  code?: ErrorCode;
  fields?: Record<string, string>;
  /** The new price, in a refusal of an order at a former one. */
  totalPaise?: number;
}

/** What the data client makes of an error of the server. */
export const refusal = (message: string, { code = 'BAD_USER_INPUT', ...details }: RefusalDetails = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...details } }] });
