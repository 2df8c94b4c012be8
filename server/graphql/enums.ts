import { registerEnumType } from 'type-graphql';
import { BMI_STATUSES, type BmiStatus } from '#common/bmi';
import { FITNESS_LEVELS, GENDERS, type FitnessLevel, type Gender } from '#common/diet/energy-need';
import { CONSENT_PURPOSES, type ConsentPurpose } from '#common/legal';
import {
  DESK_METHODS,
  GATEWAYS,
  ORDER_STATUSES,
  RECEIPT_KINDS,
  REFUND_CAUSES,
  REFUND_STATUSES,
  type DeskMethod,
  type GatewayName,
  type OrderStatus,
  type ReceiptKind,
  type RefundCause,
  type RefundStatus,
} from '#common/orders';
import { MEMBERSHIP_STATUSES, PLAN_TYPES, type MembershipStatus, type PlanType } from '#common/plans';
import { ROLES, SIGN_UP_ROLES, type Role, type SignUpRole } from '#common/roles';

/** GraphQL enums for the lists of values in common/. */
export const RoleType = enumOf<Role>('Role', ROLES, 'The role of an account.');
export const SignUpRoleType = enumOf<SignUpRole>(
  'SignUpRole',
  SIGN_UP_ROLES,
  'The role that a sign-up asks for.',
);
export const ConsentPurposeType = enumOf<ConsentPurpose>(
  'ConsentPurpose',
  CONSENT_PURPOSES,
  'The purpose that a consent covers.',
);
export const PlanTypeType = enumOf<PlanType>(
  'PlanType',
  PLAN_TYPES,
  'The kind of plan: a studio pass or a nutrition plan.',
);
export const MembershipStatusType = enumOf<MembershipStatus>(
  'MembershipStatus',
  MEMBERSHIP_STATUSES,
  'Whether a membership is currently active.',
);
export const OrderStatusType = enumOf<OrderStatus>('OrderStatus', ORDER_STATUSES, 'The status of an order.');
export const GatewayType = enumOf<GatewayName>(
  'PaymentGateway',
  GATEWAYS,
  'The way an order is paid: at the desk or through an online gateway.',
);
export const DeskMethodType = enumOf<DeskMethod>(
  'DeskMethod',
  DESK_METHODS,
  'The payment method used at the desk.',
);
export const ReceiptKindType = enumOf<ReceiptKind>(
  'ReceiptKind',
  RECEIPT_KINDS,
  'The kind of document: a receipt, an invoice (where tax is charged), or a credit note that reverses either.',
);
export const RefundStatusType = enumOf<RefundStatus>(
  'RefundStatus',
  REFUND_STATUSES,
  'The status of a refund: requested, accepted by the gateway, paid out, or failed and in need of an admin.',
);
export const RefundCauseType = enumOf<RefundCause>(
  'RefundCause',
  REFUND_CAUSES,
  'The cause of a refund: a refunded order, a payment that no order could use, or a refund made at the gateway.',
);
export const GenderType = enumOf<Gender>('Gender', GENDERS, 'The gender used to estimate energy needs.');
export const BmiStatusType = enumOf<BmiStatus>(
  'BmiStatus',
  BMI_STATUSES,
  'The category of a body mass index.',
);
export const FitnessLevelType = enumOf<FitnessLevel>(
  'FitnessLevel',
  FITNESS_LEVELS,
  'The level of physical activity, from hardly any to nearly every day.',
);

function enumOf<Value extends string>(name: string, values: readonly Value[], description: string) {
  const type = Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
  registerEnumType(type, { name, description });
  return type;
}

/** Registers an enum with a description for each value. */
export function describedEnum<Value extends string>(
  name: string,
  descriptions: Record<Value, string>,
  description: string,
) {
  const values = Object.keys(descriptions) as Value[];
  const type = Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
  const valuesConfig = Object.fromEntries(
    values.map((value) => [value, { description: descriptions[value] }]),
  ) as Record<Value, { description: string }>;
  registerEnumType(type, { name, description, valuesConfig });
  return type;
}
