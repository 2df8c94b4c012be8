import { CONSENT_PURPOSES, type ConsentPurpose } from '#common/privacy/legal';
import { enumOf } from '../../graphql/enums';

export const ConsentPurposeType = enumOf<ConsentPurpose>(
  'ConsentPurpose',
  CONSENT_PURPOSES,
  'The purpose that a consent covers.',
);
