import { timingSafeEqual } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { setUpMessages as messages } from '#common/set-up/messages';
import type { OwnerValues } from '#common/set-up/set-up.form';
import type { SetUpSettings } from '#common/settings/set-up.form';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict, InvalidCredentials, InvalidInput, invalidField } from '../../lib/errors';
import type { Links } from '../../lib/links';
import type { Passwords } from '../../lib/passwords';
import { sha256Bytes } from '../../lib/secrets';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { refuseCommonPassword } from '../auth/refuse-common-password';
import type { RoleService } from '../auth/role.service';
import type { SignInService } from '../auth/sign-in.service';
import { lockSignUps, voidSignUpsOf } from '../auth/sign-ups';
import { Consent } from '../consents/consent.entity';
import type { CurrentNotice } from '../consents/current-notice';
import type { JournalService } from '../journal/journal.service';
import type { SettingsService } from '../settings/settings.service';
import { SettingsSection } from '../settings/settings-section.entity';
import type { SetUpLinkState } from './set-up.enums';
import { wrongSetUpLinks } from './set-up.rate-limits';
import { changed, hasAdmin, lockSetUp, renewSetUpLink } from './set-up-row';

interface FirstOwnerParts {
  dataSource: DataSource;
  clock: Clock;
  hasher: Passwords;
  journal: JournalService;
  legalTexts: CurrentNotice;
  limits: RateLimits;
  links: Links;
  roles: RoleService;
  settings: SettingsService;
  signIn: SignInService;
  users: UserService;
}

/** An existing account, whose owner must prove that it is theirs. */
interface Known {
  id: string | null;
  passwordHash: string;
}

/** Makes the owner of a new studio: whoever has the link that the start prints as long as there is no admin. */
export class FirstOwnerService {
  constructor(private readonly parts: FirstOwnerParts) {}

  /** The URL of a new link, in place of the one before; null if the studio has an admin. */
  async renewLink(): Promise<string | null> {
    const { dataSource, clock, links } = this.parts;
    const token = await renewSetUpLink(dataSource, clock.now());
    return token && links.setUp(token);
  }

  async stateOf(token: string, caller: Caller): Promise<SetUpLinkState> {
    const { dataSource, settings, limits } = this.parts;
    if (await hasAdmin(dataSource.manager)) return 'has_admin';
    await limits.take(wrongSetUpLinks, caller.network);
    const state = this.stateIn((await settings.read()).setUp, token);
    if (state !== 'unknown') await limits.giveBack(wrongSetUpLinks, caller.network);
    return state;
  }

  /** Returns the access token of a session of the new owner. */
  async create({ token, ...values }: OwnerValues & { token: string }, caller: Caller): Promise<string> {
    const { dataSource, settings, signIn } = this.parts;
    requireValid(await this.stateOf(token, caller));
    const known = await this.identify(values, caller);
    await dataSource.transaction(async (manager) => {
      const locked = await lockSetUp(manager);
      requireValid((await hasAdmin(manager)) ? 'has_admin' : this.stateIn(locked.state, token));
      const user = await this.account(manager, values, known);
      await this.parts.roles.give(manager, user, 'owner');
      const { id, role } = user;
      const actor = { kind: 'user', id, role, sessionId: '', mustChangePassword: false } as const;
      await this.parts.journal.change(manager, actor, {
        type: 'settings.changed',
        table: SettingsSection,
        row: locked.row,
        memberId: null,
        values: changed(locked, { step: 'studio', linkHash: null, linkEndsAt: null }),
        before: { section: 'setUp', step: locked.state.step },
        after: { section: 'setUp', step: 'studio' },
      });
    });
    await settings.load();
    const { email: login, password } = values;
    return signIn.withPassword({ login, password, keepLoggedIn: false }, caller);
  }

  private stateIn({ isRunning, linkHash, linkEndsAt }: SetUpSettings, token: string): SetUpLinkState {
    if (!isRunning || linkHash === null || linkEndsAt === null) return 'unknown';
    if (!timingSafeEqual(sha256Bytes(token), Buffer.from(linkHash, 'hex'))) return 'unknown';
    return this.parts.clock.now() < Date.parse(linkEndsAt) ? 'valid' : 'expired';
  }

  private async identify({ email, password }: OwnerValues, caller: Caller): Promise<Known> {
    const { dataSource, hasher, signIn } = this.parts;
    const account = await dataSource.getRepository(User).findOneBy({ email });
    if (!account) {
      refuseCommonPassword(password, 'password');
      return { id: null, passwordHash: await hasher.hash(password) };
    }
    try {
      return await signIn.verify({ login: email, password }, caller);
    } catch (error) {
      if (!(error instanceof InvalidCredentials)) throw error;
      throw passwordOfMember();
    }
  }

  /** The account of a member, who keeps it, or else a new one; locked. */
  private async account(
    manager: EntityManager,
    { name, email }: OwnerValues,
    { id, passwordHash }: Known,
  ): Promise<User> {
    // Locked before the account, as when a sign-up link is opened: another order could deadlock.
    await lockSignUps(manager, email);
    const accountId = id ?? (await this.add(manager, { email, passwordHash }));
    const user = await this.parts.users.lock(manager, accountId);
    // The password may have changed while it was verified.
    if (user?.email !== email || user.passwordHash !== passwordHash) throw passwordOfMember();
    const values = { name, emailVerificationHash: null };
    await manager.update(User, { id: user.id }, { ...values, version: () => 'version + 1' });
    await voidSignUpsOf(manager, email);
    return Object.assign(user, values);
  }

  /** Returns the id of a new account. */
  private async add(
    manager: EntityManager,
    { email, passwordHash }: Pick<User, 'email' | 'passwordHash'>,
  ): Promise<string> {
    const givenAt = new Date(this.parts.clock.now());
    const values = { email, passwordHash, createdAt: givenAt };
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(values)
      .orIgnore()
      .execute();
    const id = identifiers[0]?.['id'] as string | undefined;
    // Somebody has meanwhile signed up with the address.
    if (!id) throw passwordOfMember();
    const { noticeVersion } = this.parts.legalTexts;
    const consent = { purpose: 'account' as const, noticeVersion, givenAt };
    await manager.insert(Consent, { userId: id, ...consent });
    return id;
  }
}

const passwordOfMember = () => invalidField('password', 'INCORRECT', messages.passwordOfMember);

function requireValid(state: SetUpLinkState): void {
  if (state === 'has_admin') throw new Conflict('STUDIO_HAS_ADMIN', messages.hasAdmin);
  if (state === 'expired') throw new InvalidInput('SET_UP_LINK_EXPIRED', messages.linkExpired);
  if (state === 'unknown') throw new InvalidInput('SET_UP_LINK_UNKNOWN', messages.linkUnknown);
}
