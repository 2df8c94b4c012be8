import { Field, ID, InputType } from 'type-graphql';
import { WEBHOOK_EVENTS } from '#common/webhooks/events';
import { webhookForm, type WebhookValues } from '#common/webhooks/webhook.form';
import { ONCE_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';

const EVENTS = `What it is told about: ${WEBHOOK_EVENTS.map((event) => `\`${event}\``).join(', ')}.`;

@Validated(webhookForm)
@InputType()
export class CreateWebhookInput implements WebhookValues {
  @Field(() => String, { description: 'Address, with https.' })
  url!: string;

  @Field(() => [String], { description: EVENTS })
  events!: string[];

  @Field(() => String, { nullable: true, description: ONCE_KEY })
  requestKey?: string | null;
}

@Validated(webhookForm)
@InputType()
export class UpdateWebhookInput implements WebhookValues {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Address, with https.' })
  url!: string;

  @Field(() => [String], { description: EVENTS })
  events!: string[];

  @Field(() => Boolean, {
    description: 'Whether events are sent. Those that wait are sent when it is switched on.',
  })
  isEnabled!: boolean;
}

@InputType()
export class DeleteWebhookInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class ReplaceWebhookSecretInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: ONCE_KEY })
  requestKey?: string | null;
}

@InputType()
export class TestWebhookInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class ResendWebhookDeliveryInput {
  @Field(() => ID)
  id!: string;
}
