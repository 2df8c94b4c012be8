import { PublicNetwork } from '../../features/webhooks/public-network';
import { WebhookAttempts } from '../../features/webhooks/webhook-attempts';
import { WebhookDeliveriesService } from '../../features/webhooks/webhook-deliveries.service';
import { WebhookRequests } from '../../features/webhooks/webhook-request';
import { WebhookSender } from '../../features/webhooks/webhook-sender';
import { WebhookService } from '../../features/webhooks/webhook.service';
import type { SharedServices, SharedParts } from './shared';

/** Events for other programs. */
export function createWebhookServices(
  given: SharedServices & SharedParts & { webhookNetworks: readonly string[] },
) {
  const publicNetwork = new PublicNetwork({ permitted: given.webhookNetworks });
  const webhookDeliveries = new WebhookDeliveriesService(given);
  const webhookAttempts = new WebhookAttempts({
    ...given,
    webhookRequests: new WebhookRequests(publicNetwork),
  });
  return {
    webhooks: new WebhookService({ ...given, publicNetwork }),
    webhookDeliveries,
    webhookSender: new WebhookSender({ ...given, webhookDeliveries, webhookAttempts }),
  };
}
