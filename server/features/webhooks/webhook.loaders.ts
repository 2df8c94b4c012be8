import type { Batch } from '../../graphql/loaders';
import type { WebhookDelivery } from './webhook-delivery.entity';

/** How many deliveries of a webhook are listed. */
export const DELIVERIES_LISTED = 20;

/** The newest deliveries, by the id of their webhook. */
export const newestDeliveries: Batch<string, WebhookDelivery[]> = (ids, { webhookDeliveries }) =>
  webhookDeliveries.newest(ids, DELIVERIES_LISTED);
