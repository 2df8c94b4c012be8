import { IsNull, type DataSource } from 'typeorm';
import { dietFields, type DietValues } from '#common/diet/diet-details.form';
import { namesOf } from '#common/forms/form-fields';
import { dietMessages } from '#common/diet/messages';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Forbidden, NotFound, Unauthenticated } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { Journal } from '../journal/journal.service';
import { User } from '../members/user.entity';
import type { UserService } from '../members/user.service';
import type { ConsentService } from '../privacy/consent.service';
import { DietDetails } from './diet-details.entity';
import { anonymousDietDetails } from './diet.rate-limits';

interface DietParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  users: UserService;
  consents: ConsentService;
  journal: Journal;
}

/** Diet details: one record per member, and anonymous records that anyone who knows the id may read. */
export class DietService {
  constructor(private readonly parts: DietParts) {}

  /** Returns the id for reading what was saved: the member's id, or the unguessable id of an anonymous record. */
  save(values: DietValues, actor: UserActor | null, caller: Caller): Promise<string> {
    return actor ? this.saveForMember(values, actor) : this.saveAnonymous(values, caller);
  }

  ofMember(actor: UserActor): Promise<DietDetails | null> {
    return this.repository.findOneBy({ userId: actor.id });
  }

  /** Checks permission before the lookup, so that others cannot find out whether a member has saved anything. */
  async find(id: string, actor: UserActor | null): Promise<DietDetails> {
    const isOfMember = isUuid(id) && (await this.parts.dataSource.manager.existsBy(User, { id }));
    if (isOfMember) requireAccess(id, actor);
    const wanted = isOfMember ? { userId: id } : { id, userId: IsNull() };
    const details = isUuid(id) ? await this.repository.findOneBy(wanted) : null;
    if (!details) throw new NotFound('DIET_DETAILS_NOT_FOUND', dietMessages.dietDetailsNotFound);
    const { userId } = details;
    if (actor && userId && userId !== actor.id) await this.recordAccess(actor, userId);
    return details;
  }

  private recordAccess(reader: UserActor, memberId: string): Promise<void> {
    return this.parts.journal.write(this.parts.dataSource.manager, reader, {
      type: 'member.diet-details-read',
      subjectId: memberId,
      memberId,
      before: {},
      after: {},
    });
  }

  private async saveForMember(values: DietValues, { id: userId }: UserActor): Promise<string> {
    const updatedAt = this.now();
    await this.parts.dataSource.transaction(async (manager) => {
      // Serialises this save with concurrent saves and with a concurrent withdrawal of consent.
      await this.parts.users.lockCurrentUser(manager, userId);
      const saved = await manager.findOneBy(DietDetails, { userId });
      const details = saved ?? manager.create(DietDetails, { userId, createdAt: updatedAt });
      await manager.save(manager.merge(DietDetails, details, { ...columnsOf(values), updatedAt }));
      if (hasAnything(values)) await this.parts.consents.give(manager, userId, 'health_data');
    });
    return userId;
  }

  private async saveAnonymous(values: DietValues, caller: Caller): Promise<string> {
    await this.parts.limits.take(anonymousDietDetails, caller.network);
    const now = this.now();
    const { id } = await this.repository.save(
      this.repository.create({ ...columnsOf(values), userId: null, createdAt: now, updatedAt: now }),
    );
    return id;
  }

  private get repository() {
    return this.parts.dataSource.getRepository(DietDetails);
  }

  private now = (): Date => new Date(this.parts.clock.now());
}

function requireAccess(memberId: string, actor: UserActor | null): void {
  if (!actor) throw new Unauthenticated();
  const isOwner = actor.id === memberId.toLowerCase();
  if (!isOwner && !hasPermission(actor, 'diet-details:read-any'))
    throw new Forbidden('NOT_OWNER', dietMessages.dietDetailsOfAnother);
}

/** Each field of the form is a column with the same name; absent ones are cleared. */
const columnsOf = (values: DietValues) =>
  Object.fromEntries(namesOf(dietFields).map((name) => [name, values[name] ?? null])) as Pick<
    DietDetails,
    keyof DietValues
  >;

const hasAnything = (values: DietValues): boolean =>
  Object.values(columnsOf(values)).some((value) => value !== null);
