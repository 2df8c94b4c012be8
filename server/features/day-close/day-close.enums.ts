import { WAY_LABELS, type Way } from '#common/day-close/ways';
import { enumType, sentencesOf } from '../../graphql/enums';

export const WayType = enumType<Way>(
  'MoneyWay',
  { ...sentencesOf(WAY_LABELS), online: 'Through a payment gateway.' },
  'How money came in or went out.',
);
