import type { ConsentPurpose } from '#common/privacy/legal';
import { enumType } from '../../graphql/enums';

export const ConsentPurposeType = enumType<ConsentPurpose>(
  'ConsentPurpose',
  {
    account: 'Having an account. Ends only with the account.',
    health_data: 'Storing health data: body measurements, diet details, and plans that respect limitations.',
  },
  'The purpose that a consent covers.',
);
