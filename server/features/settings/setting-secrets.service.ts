import { SECRET_NAMES, SECRETS, type SecretName } from '#common/settings/secrets';
import { secretMessages } from '#common/settings/messages';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import type { LockedSettings } from '../../lib/locked-settings';
import type { Logger } from '../../lib/logger';
import type { SealedSecrets } from '../../lib/sealed-secrets';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import { lockSection, requireOwner, requireOwnPassword } from './section-row';
import { SettingsSection, type StoredSecrets } from './settings-section.entity';

interface SecretParts {
  dataSource: Pick<Database, 'getRepository' | 'transaction'>;
  clock: Clock;
  journal: JournalService;
  logger: Pick<Logger, 'error'>;
  lockedSettings: LockedSettings;
  sealedSecrets: SealedSecrets;
  users: UserService;
}

/** The state of a secret, which does not reveal it. */
export interface SecretState {
  name: SecretName;
  setAt: Date | null;
  /** The environment variable that sets it. */
  variable: string | null;
}

interface OpenedSecret {
  value: string;
  setAt: string;
}

/** For how long Razorpay sends events again. A former secret that has leaked must not stay valid for longer. */
const FORMER_LIFE_MS = DAY_MS;

/** Secrets of the settings: sealed in the database, opened in memory, and shown to nobody. */
export class SettingSecretsService {
  private opened: Partial<Record<SecretName, OpenedSecret>> = {};

  constructor(private readonly parts: SecretParts) {}

  /** The value that holds at the moment; undefined if there is none. */
  valueOf(name: SecretName): string | undefined {
    const { value, setAt } = this.opened[name] ?? {};
    const isFormerOver = setAt !== undefined && this.parts.clock.now() - Date.parse(setAt) > FORMER_LIFE_MS;
    return this.lockOf(name)?.value ?? (isFormerOver ? currentOf(name, value) : value);
  }

  /** Makes this server use the stored secrets. One that a newer key has sealed elsewhere keeps its last value here. */
  use(stored: StoredSecrets): void {
    const entries = SECRET_NAMES.map((name) => {
      const { sealed, setAt } = stored[name] ?? {};
      if (sealed === undefined) return [name, undefined];
      const value = this.parts.sealedSecrets.open(name, sealed);
      if (value === null)
        this.parts.logger.error({ name }, 'a secret of the settings was sealed with another key');
      return [name, value === null ? this.opened[name] : { value, setAt }];
    });
    this.opened = Object.fromEntries(entries) as typeof this.opened;
  }

  async states(): Promise<SecretState[]> {
    const rows = await this.parts.dataSource.getRepository(SettingsSection).find();
    const stored = Object.assign({}, ...rows.map(({ secrets }) => secrets)) as StoredSecrets;
    return SECRET_NAMES.map((name) => {
      const { setAt } = stored[name] ?? {};
      return { name, setAt: setAt ? new Date(setAt) : null, variable: this.lockOf(name)?.variable ?? null };
    });
  }

  /** Replaces a secret, or removes it. The journal keeps that it was done, not the value. */
  async set(
    actor: UserActor,
    name: SecretName,
    { value, hasPassword }: { value: string | null; hasPassword: boolean },
  ): Promise<void> {
    const { dataSource, clock, journal, sealedSecrets, users } = this.parts;
    const lock = this.lockOf(name);
    if (lock) throw invalidField('name', 'NOT_AVAILABLE', secretMessages.locked(lock.variable));
    const section = SECRETS[name];
    await dataSource.transaction(async (manager) => {
      const row = await lockSection(manager, section);
      await requireOwner(users, manager, actor);
      requireOwnPassword(hasPassword);
      const { [name]: known, ...others } = row.secrets;
      if (!known && value === null) return;
      const setAt = new Date(clock.now()).toISOString();
      const sealed = value === null ? null : sealedSecrets.seal(name, this.withFormer(name, value));
      await journal.change(manager, actor, {
        type: 'settings.changed',
        table: SettingsSection,
        row,
        memberId: null,
        values: { secrets: sealed === null ? others : { ...others, [name]: { sealed, setAt } } },
        before: { section, [name]: known ? 'set' : 'not set' },
        after: { section, [name]: sealed === null ? 'removed' : 'replaced' },
      });
    });
  }

  /** Seals what an earlier key has sealed with the current one, so that the earlier one can be removed from AUTH_KEYS. */
  async sealAgain(): Promise<void> {
    const { dataSource } = this.parts;
    for (const row of await dataSource.getRepository(SettingsSection).find()) {
      if (this.sealedAgain(row) === null) continue;
      await dataSource.transaction(async (manager) => {
        const locked = await lockSection(manager, row.section);
        const secrets = this.sealedAgain(locked);
        if (secrets) await manager.update(SettingsSection, locked.id, { secrets });
      });
    }
  }

  /** Null if the current key has sealed all of them. */
  private sealedAgain({ secrets }: SettingsSection): object | null {
    const entries = Object.entries(secrets).map(([name, one]) => {
      const sealed = this.parts.sealedSecrets.sealAgain(name, one.sealed);
      return { name, one: { ...one, sealed }, isChanged: sealed !== one.sealed };
    });
    if (!entries.some(({ isChanged }) => isChanged)) return null;
    return Object.fromEntries(entries.map(({ name, one }) => [name, one]));
  }

  private lockOf = (name: SecretName) => this.parts.lockedSettings.secrets.find((one) => one.name === name);

  /** Events of a gateway that are sent again are still signed with the secret before. */
  private withFormer(name: SecretName, value: string): string {
    const former = currentOf(name, this.opened[name]?.value);
    return name === WITH_FORMER && former && former !== value ? `${value},${former}` : value;
  }
}

const WITH_FORMER: SecretName = 'razorpay_webhook_secret';

/** The current secret, without the previous one. */
const currentOf = (name: SecretName, value: string | undefined): string | undefined =>
  name === WITH_FORMER ? value?.split(',')[0] : value;
