import type { WaiverWay } from '#common/waivers/ways';
import { enumType } from '../../graphql/enums';

export const WaiverWayType = enumType<WaiverWay>(
  'WaiverWay',
  {
    online: 'By the member, in the account.',
    on_screen: 'At the front desk, on its screen.',
    on_paper: 'At the front desk, on paper, which the studio keeps.',
  },
  'How a member has accepted a waiver.',
);
