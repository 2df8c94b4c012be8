import type { ErrorCode } from './error-codes';

/**
 * Why an operation is refused, by error code: stable words for programs that handle failures of one code differently.
 * docs/api/errors.md explains each of them.
 */
export const ERROR_REASONS = {
  BAD_USER_INPUT: [
    'EMAIL_TAKEN',
    'INVITATION_INVALID',
    'PAYMENT_SIGNATURE_INVALID',
    'RESET_TOKEN_INVALID',
    'SET_UP_LINK_EXPIRED',
    'SET_UP_LINK_UNKNOWN',
    'SIGN_IN_EXPIRED',
    'VERIFICATION_LINK_EXPIRED',
    'VERIFICATION_LINK_INVALID',
  ],
  FORBIDDEN: ['CROSS_ORIGIN_REQUEST', 'NOT_OWNER', 'OWN_ACCOUNT', 'PERMISSION_REQUIRED'],
  NOT_FOUND: [
    'ACTIVITY_NOT_FOUND',
    'BULK_CHANGE_NOT_FOUND',
    'DAY_CLOSING_NOT_FOUND',
    'DEVICE_SESSION_NOT_FOUND',
    'ENQUIRY_NOT_FOUND',
    'FREEZE_NOT_FOUND',
    'IMPORT_NOT_FOUND',
    'LIST_VIEW_NOT_FOUND',
    'MEMBER_NOT_FOUND',
    'NOTE_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'PHOTO_NOT_FOUND',
    'PLAN_NOT_FOUND',
    'RECEIPT_NOT_FOUND',
    'REFUND_NOT_FOUND',
    'REVIEW_NOT_FOUND',
    'STAFF_INVITATION_NOT_FOUND',
    'STAFF_NOT_FOUND',
    'WORKOUT_PLAN_NOT_FOUND',
  ],
  CONFLICT: [
    'ALREADY_ANSWERED',
    'ALREADY_HIDDEN',
    'ALREADY_STAFF',
    'BULK_CHANGE_NOT_UNDOABLE',
    'CLAIM_NOT_POSSIBLE',
    'CODE_EXPIRED',
    'CODE_USED',
    'COUNT_CHANGED',
    'DAY_NOT_NEWEST',
    'DAY_NOT_OPEN',
    'EXPORT_TOO_LARGE',
    'FIGURES_CHANGED',
    'IMPORT_CHANGED',
    'IMPORT_UNDO_EXPIRED',
    'INVITATION_NOT_NEEDED',
    'INVITED_RECENTLY',
    'LAST_ADMIN',
    'LAST_OWNER',
    'MEMBER_DELETED',
    'MEMBERSHIP_INACTIVE',
    'NO_ACTIVE_PASS',
    'NO_EMAIL_ADDRESS',
    'NOT_HIDDEN',
    'NO_SECOND_FACTOR',
    'NOT_PAYABLE_ONLINE',
    'ORDER_NOT_DUE',
    'ORDER_NOT_PAID',
    'ORDER_NOT_PENDING',
    'PAID_FAR_AHEAD',
    'PAYMENT_MISMATCH',
    'PHONE_TAKEN',
    'PLANS_CHANGED',
    'PRICE_CHANGED',
    'RECENTLY_VISITED',
    'REFUND_NOT_FAILED',
    'REQUEST_KEY_USED',
    'REQUEST_RUNNING',
    'SET_UP_EXPIRED',
    'SET_UP_INCOMPLETE',
    'STALE_VERSION',
    'STUDIO_HAS_ADMIN',
    'STUDIO_OPEN',
    'TOO_MANY_LIST_VIEWS',
    'TOO_MANY_MEMBERS',
    'TOO_MANY_PENDING_ORDERS',
    'TOO_MANY_PHOTOS',
    'TOO_MANY_PLANS',
    'TOO_MANY_REVIEWS',
    'TOO_MANY_WORKOUT_PLANS',
    'USER_NAME_TAKEN',
  ],
  SERVICE_UNAVAILABLE: ['OVERLOADED', 'PAYMENT_GATEWAY_UNAVAILABLE', 'TIMED_OUT'],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>;

type CodeWithReasons = keyof typeof ERROR_REASONS;

/** The reasons of one code. */
export type ReasonOf<Code extends CodeWithReasons> = (typeof ERROR_REASONS)[Code][number];

export type ErrorReason = ReasonOf<CodeWithReasons>;

/** Why the value of one input field is refused. */
export const FIELD_REASONS = [
  'REQUIRED',
  'WRONG_TYPE',
  'UNKNOWN_FIELD',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_LARGE',
  'INVALID_CHARACTERS',
  'INVALID_FORMAT',
  'INVALID',
  'INCORRECT',
  'NOT_AVAILABLE',
  'NOT_MATCHING',
  'TAKEN',
  'TOO_COMMON',
  'UNCHANGED',
] as const;

export type FieldReason = (typeof FIELD_REASONS)[number];
