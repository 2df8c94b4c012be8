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
import { ROLES, type Role } from '#common/roles';

/** GraphQL enums of the closed lists that common/ holds. */
export const RoleType = enumOf<Role>('Role', ROLES, 'Who somebody is.');
export const ConsentPurposeType = enumOf<ConsentPurpose>(
  'ConsentPurpose',
  CONSENT_PURPOSES,
  'What a consent is given for.',
);
export const PlanTypeType = enumOf<PlanType>('PlanType', PLAN_TYPES, 'What a plan offer is for.');
export const MembershipStatusType = enumOf<MembershipStatus>(
  'MembershipStatus',
  MEMBERSHIP_STATUSES,
  'Whether a membership runs now.',
);
export const OrderStatusType = enumOf<OrderStatus>('OrderStatus', ORDER_STATUSES, 'What became of an order.');
export const GatewayType = enumOf<GatewayName>('PaymentGateway', GATEWAYS, 'Who takes the money.');
export const DeskMethodType = enumOf<DeskMethod>('DeskMethod', DESK_METHODS, 'How it was paid at the desk.');
export const ReceiptKindType = enumOf<ReceiptKind>(
  'ReceiptKind',
  RECEIPT_KINDS,
  'A receipt, an invoice where tax is charged, or what takes either back.',
);
export const RefundStatusType = enumOf<RefundStatus>(
  'RefundStatus',
  REFUND_STATUSES,
  'How far a refund is: asked for, accepted by the gateway, given back, or failed and waiting for an admin.',
);
export const RefundCauseType = enumOf<RefundCause>(
  'RefundCause',
  REFUND_CAUSES,
  'Why money goes back: its order was refunded, its order had no use for it, or somebody gave it back at the gateway.',
);
export const GenderType = enumOf<Gender>('Gender', GENDERS, 'For the need of energy, which differs.');
export const BmiStatusType = enumOf<BmiStatus>('BmiStatus', BMI_STATUSES, 'Category of a body mass index.');
export const FitnessLevelType = enumOf<FitnessLevel>(
  'FitnessLevel',
  FITNESS_LEVELS,
  'How active somebody is, from hardly at all to nearly every day.',
);

function enumOf<Value extends string>(name: string, values: readonly Value[], description: string) {
  const type = Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
  registerEnumType(type, { name, description });
  return type;
}

/** An enum each of whose values says what it stands for. */
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
