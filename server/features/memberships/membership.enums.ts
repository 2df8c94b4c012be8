import type { MembershipStatus } from '#common/plans/plans';
import { enumType } from '../../graphql/enums';

export const MembershipStatusType = enumType<MembershipStatus>('MembershipStatus', {
  active: 'A period is running.',
  inactive: 'No period is running.',
});
