import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '#common/accounts/permissions';
import { apiKeyMessages } from '#common/api-keys/messages';
import { API_KEYS_MAX } from '#common/api-keys/limits';
import { AllowWithApiKey, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost } from '../../graphql/query-cost';
import { Repeatable } from '../../graphql/repeatable';
import { hasPermission, type UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { ApiKey } from './api-key.entity';
import { CreateApiKeyInput, RevokeApiKeyInput } from './api-key.input';
import { CreateApiKeyPayload, RevokeApiKeyPayload } from './api-key.payload';
import { CurrentApiKey } from './current-api-key.type';

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Requires('api-keys:manage')
  @Query(() => [ApiKey], {
    description: `The API keys of the studio that have not been revoked, by name; at most ${API_KEYS_MAX}.`,
    complexity: cost({ statements: 1, rows: 20 }),
  })
  apiKeys(@Ctx() { services }: Context): Promise<ApiKey[]> {
    return services.apiKeys.list();
  }

  @AllowWithApiKey()
  @Query(() => CurrentApiKey, {
    nullable: true,
    description: 'The API key of the request; null with the token of a session.',
    complexity: cost({ statements: 0 }),
  })
  currentApiKey(@SignedIn() actor: UserActor, @Ctx() { answer }: Context): CurrentApiKey | null {
    const { key } = actor;
    if (!key || !answer.charge) return null;
    const { limit, left: remaining, resetsAt } = answer.charge;
    const permissions = key.permissions.filter((one) => hasPermission(actor, one as Permission));
    return { name: key.name, permissions, expiresAt: key.expiresAt, budget: { limit, remaining, resetsAt } };
  }

  @Requires('api-keys:manage')
  @Repeatable()
  @Mutation(() => CreateApiKeyPayload, {
    description:
      'Makes a key with which a program may do what its permissions and the role of the current user allow. The current user gets a mail about it.',
  })
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<CreateApiKeyPayload> {
    return { message: apiKeyMessages.created, ...(await services.apiKeys.create(actor, input, caller)) };
  }

  @Requires('api-keys:manage')
  @Mutation(() => RevokeApiKeyPayload, {
    description: 'Revokes a key: requests with it are refused at once.',
  })
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput) { id }: RevokeApiKeyInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RevokeApiKeyPayload> {
    return { message: apiKeyMessages.revoked, apiKey: await services.apiKeys.revoke(actor, id) };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Admin who made the key, for whom it acts.',
    complexity: batchedCost({ statements: 1 }),
  })
  owner(@Root() { ownerId }: ApiKey, @Ctx() { load }: Context): Promise<User | undefined> {
    return load(usersById, ownerId);
  }
}
