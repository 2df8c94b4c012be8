import type { DeliveryStatus } from '#common/webhooks/events';
import { enumType } from '../../graphql/enums';

export const WebhookDeliveryStatusType = enumType<DeliveryStatus>(
  'WebhookDeliveryStatus',
  {
    waiting: 'It will be sent, or sent again.',
    delivered: 'The program has accepted it.',
    failed: 'It was given up after days of attempts.',
  },
  'Where the delivery of an event stands.',
);
