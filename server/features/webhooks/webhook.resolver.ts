import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { WEBHOOKS_MAX } from '#common/webhooks/limits';
import { webhookMessages as messages } from '#common/webhooks/messages';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost } from '../../graphql/query-cost';
import { Repeatable } from '../../graphql/repeatable';
import type { UserActor } from '../../lib/actor';
import { WebhookDelivery } from './webhook-delivery.entity';
import { Webhook } from './webhook.entity';
import {
  CreateWebhookInput,
  DeleteWebhookInput,
  ReplaceWebhookSecretInput,
  ResendWebhookDeliveryInput,
  TestWebhookInput,
  UpdateWebhookInput,
} from './webhook.input';
import { DELIVERIES_LISTED, newestDeliveries } from './webhook.loaders';
import {
  CreateWebhookPayload,
  DeleteWebhookPayload,
  ReplaceWebhookSecretPayload,
  ResendWebhookDeliveryPayload,
  TestWebhookPayload,
  UpdateWebhookPayload,
} from './webhook.payload';

@Resolver(() => Webhook)
export class WebhookResolver {
  @Requires('webhooks:manage')
  @Query(() => [Webhook], {
    description: `The webhooks of the studio, the oldest first; at most ${WEBHOOKS_MAX}.`,
    complexity: cost({ statements: 1, rows: 10 }),
  })
  webhooks(@Ctx() { services }: Context): Promise<Webhook[]> {
    return services.webhooks.list();
  }

  @Requires('webhooks:manage')
  @Repeatable()
  @Mutation(() => CreateWebhookPayload, {
    description: 'Adds an address that is told about events from now on.',
  })
  async createWebhook(
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreateWebhookPayload> {
    return { message: messages.created, ...(await services.webhooks.create(actor, input)) };
  }

  @Requires('webhooks:manage')
  @Mutation(() => UpdateWebhookPayload, { description: 'Changes a webhook, or switches it on or off.' })
  async updateWebhook(
    @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateWebhookPayload> {
    return { message: messages.changed, webhook: await services.webhooks.change(actor, input) };
  }

  @Requires('webhooks:manage')
  @Mutation(() => DeleteWebhookPayload, {
    description: 'Removes a webhook with its log. It gets no more events.',
  })
  async deleteWebhook(
    @Arg('input', () => DeleteWebhookInput) { id }: DeleteWebhookInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<DeleteWebhookPayload> {
    return { message: messages.removed, webhook: await services.webhooks.remove(actor, id) };
  }

  @Requires('webhooks:manage')
  @Repeatable()
  @Mutation(() => ReplaceWebhookSecretPayload, {
    description: 'Makes a new secret. For a day, events are signed with the old one as well.',
  })
  async replaceWebhookSecret(
    @Arg('input', () => ReplaceWebhookSecretInput) { id }: ReplaceWebhookSecretInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ReplaceWebhookSecretPayload> {
    return { message: messages.secretReplaced, ...(await services.webhooks.replaceSecret(actor, id)) };
  }

  @Requires('webhooks:manage')
  @Mutation(() => TestWebhookPayload, { description: 'Sends the event `webhook.test`.' })
  async testWebhook(
    @Arg('input', () => TestWebhookInput) { id }: TestWebhookInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<TestWebhookPayload> {
    return { message: messages.testSent, delivery: await services.webhookDeliveries.test(actor, id) };
  }

  @Requires('webhooks:manage')
  @Mutation(() => ResendWebhookDeliveryPayload, {
    description: 'Sends an event again that was delivered or given up, with the same id.',
  })
  async resendWebhookDelivery(
    @Arg('input', () => ResendWebhookDeliveryInput) { id }: ResendWebhookDeliveryInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ResendWebhookDeliveryPayload> {
    return { message: messages.resent, delivery: await services.webhookDeliveries.resend(actor, id) };
  }

  @FieldResolver(() => [WebhookDelivery], {
    description: `The newest ${DELIVERIES_LISTED} deliveries, the newest first.`,
    complexity: batchedCost({ statements: 1, rows: DELIVERIES_LISTED }),
  })
  async deliveries(@Root() { id }: Webhook, @Ctx() { load }: Context): Promise<WebhookDelivery[]> {
    return (await load(newestDeliveries, id)) ?? [];
  }
}
