import type { ErrorCode } from '#common/error-codes';
import type { ErrorReason, FieldReason } from '#common/error-reasons';

/** What a failed request is answered. */
export interface Failure {
  code: ErrorCode;
  message: string;
  /** For GraphQL and problem details. */
  reason?: ErrorReason | undefined;
  /** The values that are refused, for REST. */
  errors?: RefusedField[] | undefined;
  /** Further properties of the REST error body. */
  more?: Record<string, unknown> | undefined;
  /** Value of the Retry-After header in seconds, if not the default. */
  retryAfterS?: number | undefined;
}

/** A value in a REST request that is refused. */
export interface RefusedField {
  /** Name of the property or parameter, after those around it. */
  field: string;
  reason: FieldReason;
  message: string;
}
