import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { WebhookDelivery } from './webhook-delivery.entity';
import { Webhook } from './webhook.entity';

@ObjectType()
abstract class WebhookPayload extends MessagePayload {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;
}

@ObjectType()
abstract class WebhookSecretPayload extends WebhookPayload {
  @Field(() => String, { description: 'The secret with which events are signed; readable only here.' })
  secret!: string;
}

@ObjectType()
abstract class WebhookDeliveryPayload extends MessagePayload {
  @Field(() => WebhookDelivery, { description: 'The delivery.' })
  delivery!: WebhookDelivery;
}

@ObjectType({ description: 'Payload of `createWebhook`.' })
export class CreateWebhookPayload extends WebhookSecretPayload {}

@ObjectType({ description: 'Payload of `updateWebhook`.' })
export class UpdateWebhookPayload extends WebhookPayload {}

@ObjectType({ description: 'Payload of `deleteWebhook`.' })
export class DeleteWebhookPayload extends WebhookPayload {}

@ObjectType({ description: 'Payload of `replaceWebhookSecret`.' })
export class ReplaceWebhookSecretPayload extends WebhookSecretPayload {}

@ObjectType({ description: 'Payload of `testWebhook`.' })
export class TestWebhookPayload extends WebhookDeliveryPayload {}

@ObjectType({ description: 'Payload of `resendWebhookDelivery`.' })
export class ResendWebhookDeliveryPayload extends WebhookDeliveryPayload {}
