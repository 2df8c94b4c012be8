import type { EntityManager } from 'typeorm';
import { waiverMessages } from '#common/waivers/messages';
import type { WaiverWay } from '#common/waivers/ways';
import { lockName } from '../../database/lock-name';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { StaleVersion } from '../../lib/stale-version';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import { lastChange } from '../journal/last-change';
import type { MemberWaiver } from './member-waiver.type';
import { WaiverAcceptance } from './waiver-acceptance.entity';
import { WaiverChanged } from './waiver-changed.error';
import { NO_WAIVER, Waiver } from './waiver.entity';

interface WaiverParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  journal: JournalService;
}

/** The signature of a member. */
interface Signature {
  version: number;
  name: string;
}

/** The text that members accept before they train. Each published text is a version that stays. */
export class WaiverService {
  constructor(private readonly parts: WaiverParts) {}

  /** The current version, or another one; null if there is no such version. */
  async find(version: number | null): Promise<Waiver | null> {
    const waivers = this.parts.dataSource.getRepository(Waiver);
    return version === null ? currentOf(waivers.manager) : waivers.findOneBy({ version });
  }

  /** Whether members have accepted the current version; empty if there is nothing to accept. */
  async ofMembers(memberIds: string[]): Promise<Map<string, MemberWaiver>> {
    const rows = await this.parts.dataSource.query<MemberRow[]>(OF_MEMBERS, [memberIds]);
    return new Map(
      rows.map(({ memberId, version, acceptance }) => [
        memberId,
        {
          version,
          isAccepted: acceptance?.version === version,
          acceptance: acceptance && acceptanceOf(acceptance),
        },
      ]),
    );
  }

  /** Publishes a text as the next version, unless it is the current one. An empty one ends the waiver. */
  async publish(
    actor: UserActor,
    { text, expectedVersion }: { text: string; expectedVersion: number },
  ): Promise<{ message: string; waiver: Waiver }> {
    const { dataSource, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      await lockName(manager, 'waiver');
      const before = await currentOf(manager);
      if (before.text === text) return { message: waiverMessages.unchanged, waiver: before };
      if (before.version !== expectedVersion)
        throw new StaleVersion(waiverMessages.publishedMeanwhile, {
          current: ['text'],
          ...(await lastChange(manager, { type: 'waiver', id: before.id })),
        });
      const version = before.version + 1;
      const publishedAt = new Date(this.parts.clock.now());
      const waiver = manager.create(Waiver, { version, text, publishedAt });
      await journal.add(manager, actor, {
        type: 'waiver.published',
        table: Waiver,
        row: waiver,
        memberId: null,
        before: {},
        after: { version, isEmpty: text === '' },
      });
      const message = text === '' ? waiverMessages.withdrawn : waiverMessages.published(version);
      return { message, waiver };
    });
  }

  /** Accepts the current version for the current user, once. */
  accept(actor: UserActor, signature: Signature): Promise<User> {
    const { dataSource, users } = this.parts;
    return dataSource.transaction(async (manager) => {
      const user = await users.lockCurrentUser(manager, actor.id);
      await this.add(manager, actor, { ...signature, userId: user.id, way: 'online', recordedBy: null });
      return user;
    });
  }

  /** Records that a member has accepted the current version at the front desk, once. */
  record(
    actor: UserActor,
    { memberId, isOnPaper, ...signature }: Signature & { memberId: string; isOnPaper: boolean },
  ): Promise<User> {
    const { dataSource, users } = this.parts;
    const way = isOnPaper ? 'on_paper' : 'on_screen';
    return dataSource.transaction(async (manager) => {
      const user = await users.lockMember(manager, memberId);
      await this.add(manager, actor, { ...signature, userId: user.id, way, recordedBy: actor.id });
      return user;
    });
  }

  /** The caller has locked the member. */
  private async add(
    manager: EntityManager,
    actor: UserActor,
    given: Signature & { userId: string; way: WaiverWay; recordedBy: string | null },
  ): Promise<void> {
    const { userId, version, way } = given;
    const current = await currentOf(manager);
    if (current.text === '' || current.version !== version) throw new WaiverChanged(current);
    if (await manager.existsBy(WaiverAcceptance, { userId, version })) return;
    const acceptedAt = new Date(this.parts.clock.now());
    await this.parts.journal.add(manager, actor, {
      type: 'waiver.accepted',
      table: WaiverAcceptance,
      row: manager.create(WaiverAcceptance, { ...given, acceptedAt }),
      memberId: userId,
      before: {},
      after: { version, way },
    });
  }
}

async function currentOf(manager: EntityManager): Promise<Waiver> {
  const [newest] = await manager.find(Waiver, { order: { version: 'DESC' }, take: 1 });
  return newest ?? NO_WAIVER;
}

type AcceptanceRow = Pick<WaiverAcceptance, 'id' | 'version' | 'name' | 'way'> & { acceptedAt: string };

interface MemberRow {
  memberId: string;
  version: number;
  acceptance: AcceptanceRow | null;
}

const acceptanceOf = ({ acceptedAt, ...row }: AcceptanceRow): WaiverAcceptance =>
  Object.assign(new WaiverAcceptance(), row, { acceptedAt: new Date(acceptedAt) });

const OF_MEMBERS = `
  select member.id as "memberId", waiver.version, (
    select json_build_object('id', id, 'version', version, 'name', name, 'way', way, 'acceptedAt', accepted_at)
    from waiver_acceptances where user_id = member.id order by version desc limit 1
  ) as acceptance
  from unnest($1::uuid[]) as member (id)
  join (select version, text from waivers order by version desc limit 1) as waiver on waiver.text <> ''`;
