import type { ConsentPurpose } from '#common/consents/legal';
import { enumType } from '../../graphql/enums';

export const ConsentPurposeType = enumType<ConsentPurpose>('ConsentPurpose', {
  account: 'Having an account. This consent ends only with the account.',
  health_data:
    'Storing health data: body measurements, diet details, and workout plans that respect physical limitations. Saving such data gives this consent; staff record it when a member has agreed in person.',
});
