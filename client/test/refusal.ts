import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorCode } from '#common/error-codes';

interface RefusalDetails {
  code?: ErrorCode;
  fields?: Record<string, string>;
}

/** What the data client makes of an error of the server. */
export const refusal = (message: string, { code = 'BAD_USER_INPUT', fields }: RefusalDetails = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...(fields ? { fields } : {}) } }] });
