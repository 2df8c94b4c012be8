import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { WebhookDelivery } from './webhook-delivery.entity';
import { Webhook } from './webhook.entity';

@ObjectType()
abstract class WebhookPayload extends MessagePayload {
  @Field(() => Webhook)
  webhook!: Webhook;
}

@ObjectType()
abstract class WebhookSecretPayload extends WebhookPayload {
  @Field(() => String, { description: 'The secret with which events are signed; readable only here.' })
  secret!: string;
}

@ObjectType()
abstract class WebhookDeliveryPayload extends MessagePayload {
  @Field(() => WebhookDelivery)
  delivery!: WebhookDelivery;
}

@ObjectType()
export class CreateWebhookPayload extends WebhookSecretPayload {}

@ObjectType()
export class UpdateWebhookPayload extends WebhookPayload {}

@ObjectType()
export class DeleteWebhookPayload extends WebhookPayload {}

@ObjectType()
export class ReplaceWebhookSecretPayload extends WebhookSecretPayload {}

@ObjectType()
export class TestWebhookPayload extends WebhookDeliveryPayload {}

@ObjectType()
export class ResendWebhookDeliveryPayload extends WebhookDeliveryPayload {}
