import { registerEnumType } from 'type-graphql';
import { CONSENT_PURPOSES, type ConsentPurpose } from '#common/legal';
import { PLAN_TYPES, type PlanType } from '#common/plans';
import { ROLES, type Role } from '#common/roles';

/** GraphQL enums of the closed lists that common/ holds. */
export const RoleType = enumOf<Role>('Role', ROLES, 'Who somebody is.');
export const ConsentPurposeType = enumOf<ConsentPurpose>(
  'ConsentPurpose',
  CONSENT_PURPOSES,
  'What a consent is given for.',
);
export const PlanTypeType = enumOf<PlanType>('PlanType', PLAN_TYPES, 'What a plan offer is for.');

function enumOf<Value extends string>(name: string, values: readonly Value[], description: string) {
  const type = Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
  registerEnumType(type, { name, description });
  return type;
}
