import type { EntityManager } from 'typeorm';
import type { CreateApiKeyValues } from '#common/api-keys/api-key.form';
import { API_KEYS_MAX } from '#common/api-keys/limits';
import { apiKeyMessages } from '#common/api-keys/messages';
import type { Permission } from '#common/accounts/permissions';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { violatedConstraint } from '../../database/violations';
import { hasPermission, type UserActor } from '../../lib/actor';
import { newApiKey } from '../../lib/api-key-text';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField, NotFound } from '../../lib/errors';
import { isAddressOrNetwork } from '../../lib/network';
import { sha256 } from '../../lib/secrets';
import { isUuid } from '../../lib/uuid';
import { apiKeyMail } from '../../mail/mails/api-key-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { PasswordService } from '../auth/password.service';
import { keepResult } from '../idempotency/keep-result';
import type { JournalService } from '../journal/journal.service';
import { ApiKey } from './api-key.entity';
import { apiKeysMade } from './api-key.rate-limits';

interface ApiKeyParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  outbox: Outbox;
  journal: JournalService;
  passwords: PasswordService;
}

/** A key that has just been made, and the text that is shown once. */
interface MadeKey {
  apiKey: ApiKey;
  key: string;
}

/** Makes, lists and revokes the keys of programs that use the API. */
export class ApiKeyService {
  constructor(private readonly parts: ApiKeyParts) {}

  /** All keys of the studio, by name. */
  list(): Promise<ApiKey[]> {
    const keys = this.parts.dataSource.getRepository(ApiKey);
    return keys.find({ order: { name: 'ASC' }, take: API_KEYS_MAX });
  }

  /** Requires the password again, and mails the owner of the key. */
  async create(actor: UserActor, values: CreateApiKeyValues, caller: Caller): Promise<MadeKey> {
    const { dataSource, limits, passwords } = this.parts;
    refuseInvalid(actor, values);
    const { password } = values;
    const checkedHash = await passwords.requirePassword(actor, { password, field: 'password' }, caller);
    await limits.take(apiKeysMade, actor.id);
    const key = newApiKey();
    try {
      const apiKey = await dataSource.transaction(async (manager) => {
        const { user } = await passwords.lockVerified(manager, actor, checkedHash);
        const row = await this.add(manager, actor, { ...values, key });
        const mail = apiKeyMail({ name: row.name, madeAt: row.createdAt, expiresAt: row.expiresAt });
        await this.parts.outbox.put(manager, { to: user.email, mail });
        return row;
      });
      return { apiKey, key };
    } catch (error) {
      if (violatedConstraint(error) !== 'api_keys_name_unique') throw error;
      throw invalidField('name', 'TAKEN', apiKeyMessages.nameTaken);
    }
  }

  async revoke(actor: UserActor, id: string): Promise<ApiKey> {
    return this.parts.dataSource.transaction(async (manager) => {
      const row = isUuid(id)
        ? await manager.findOne(ApiKey, { where: { id }, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!row) throw new NotFound('API_KEY_NOT_FOUND', apiKeyMessages.notFound);
      const entry = { type: 'key.revoked', memberId: null, before: { name: row.name }, after: {} } as const;
      await this.parts.journal.remove(manager, actor, { ...entry, table: ApiKey, row });
      return row;
    });
  }

  private async add(
    manager: EntityManager,
    actor: UserActor,
    { key, name, permissions, addresses, expiresInDays }: CreateApiKeyValues & { key: string },
  ): Promise<ApiKey> {
    const { clock, journal } = this.parts;
    if ((await manager.count(ApiKey)) >= API_KEYS_MAX)
      throw new Conflict('TOO_MANY_API_KEYS', apiKeyMessages.tooMany);
    const createdAt = new Date(clock.now());
    const row = manager.create(ApiKey, {
      name,
      keyHash: sha256(key),
      ending: key.slice(-4),
      ownerId: actor.id,
      permissions: [...new Set(permissions)].toSorted(),
      addresses: [...new Set(addresses)],
      createdAt,
      expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    });
    const after = { name, permissions: row.permissions };
    const entry = { type: 'key.made', memberId: null, before: {}, after } as const;
    await journal.add(manager, actor, { ...entry, table: ApiKey, row });
    await keepResult(manager, actor, row.id);
    return row;
  }
}

function refuseInvalid(actor: UserActor, { permissions, addresses }: CreateApiKeyValues): void {
  if (!permissions.every((one) => hasPermission(actor, one as Permission)))
    throw invalidField('permissions', 'INVALID', apiKeyMessages.permissionNotOwn);
  if (!addresses.every(isAddressOrNetwork))
    throw invalidField('addresses', 'INVALID_FORMAT', apiKeyMessages.addressInvalid);
}
