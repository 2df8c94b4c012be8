import { BlockList } from 'node:net';
import type { DataSource } from 'typeorm';
import { apiKeyMessages } from '#common/api-keys/messages';
import { MINUTE_MS } from '#common/time';
import { queryPrepared } from '../../database/pool';
import type { ActingKey, UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Unauthenticated } from '../../lib/errors';
import { addNetwork, familyOf } from '../../lib/network';
import { sha256 } from '../../lib/secrets';
import type { Spent } from '../../lib/request-limits';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { actorColumns } from '../auth/actor-columns';
import type { SecurityLogService } from '../security-log/security-log.service';
import { ApiKey } from './api-key.entity';
import { apiKeyBudget, unknownApiKeys } from './api-key.rate-limits';

interface AccessParts {
  dataSource: DataSource;
  clock: Clock;
  limits: Pick<RateLimits, 'spend' | 'take'>;
  log: SecurityLogService;
}

/** How precise the time of the last use is. */
const USE_NOTED_EVERY_MS = MINUTE_MS;

interface FoundKey
  extends Pick<UserActor, 'role' | 'mustChangePassword' | 'mustSetUpSecondFactor'>, ActingKey {
  ownerId: string;
  addresses: string[];
  lastUsedAt: Date | null;
}

/** The user that an API key acts for, and the cost of its requests. */
export class ApiKeyAccessService {
  constructor(private readonly parts: AccessParts) {}

  /**
   * The owner of a key, with the role that they have now, restricted to the permissions of the key. Throws Unauthenticated
   * if the key is not valid at the moment or from this address.
   */
  async actorOf(key: string, caller: Caller): Promise<UserActor> {
    const found = await this.find(key);
    if (!found) throw await this.refusal(caller, apiKeyMessages.invalid);
    const { ownerId, addresses, lastUsedAt, id, name, permissions, expiresAt, ...owner } = found;
    if (!isAmong(addresses, caller.address))
      throw await this.refusal(caller, apiKeyMessages.wrongAddress, ownerId);
    await this.noteUse(id, lastUsedAt);
    return { kind: 'user', id: ownerId, sessionId: '', ...owner, key: { id, name, permissions, expiresAt } };
  }

  /** Counts the cost of a request with a key. Throws RateLimited if the budget of this minute is used up. */
  charge({ id }: ActingKey, cost: number): Promise<Spent> {
    return this.parts.limits.spend(apiKeyBudget, id, cost);
  }

  private async find(key: string): Promise<FoundKey | undefined> {
    const values = [sha256(key), this.now()];
    const [found] = await queryPrepared<FoundKey>(this.parts.dataSource, KEY_AND_OWNER, values);
    return found;
  }

  private async refusal(caller: Caller, message: string, userId?: string): Promise<Unauthenticated> {
    const { limits, log } = this.parts;
    await limits.take(unknownApiKeys, caller.network);
    const reason = userId === undefined ? 'unknown-key' : 'wrong-address';
    log.report({ event: 'api-key-refused', caller, userId, reason });
    return new Unauthenticated(message);
  }

  private async noteUse(id: string, lastUsedAt: Date | null): Promise<void> {
    const now = this.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_NOTED_EVERY_MS) return;
    await this.parts.dataSource.getRepository(ApiKey).update({ id }, { lastUsedAt: now });
  }

  private now = () => new Date(this.parts.clock.now());
}

/** Whether an address is one of these or in one of these networks, if there are any. */
function isAmong(entries: readonly string[], address: string): boolean {
  if (entries.length === 0) return true;
  const allowed = new BlockList();
  for (const entry of entries) addNetwork(allowed, entry);
  return allowed.check(address, familyOf(address));
}

const KEY_AND_OWNER = {
  name: 'api-key',
  text: `
  select api_keys.id, api_keys.name, api_keys.permissions, api_keys.addresses,
    api_keys.owner_id as "ownerId", api_keys.last_used_at as "lastUsedAt", api_keys.expires_at as "expiresAt",
    ${actorColumns('$2')}
  from api_keys join users on users.id = api_keys.owner_id
  where api_keys.key_hash = $1 and api_keys.expires_at > $2`,
};
