import { In, IsNull, type DataSource } from 'typeorm';
import { dietFields, type DietValues } from '#common/diet/diet-details.form';
import { namesOf } from '#common/forms/form-fields';
import { dietMessages } from '#common/diet/messages';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Forbidden, Unauthenticated } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import type { UserActor } from '../../lib/actor';
import { isOwnId, mayAccessMember } from '../../lib/member-access';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { JournalService } from '../journal/journal.service';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { ConsentService } from '../consents/consent.service';
import { DietDetails } from './diet-details.entity';
import { anonymousDietDetails } from './diet.rate-limits';

interface DietParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  users: UserService;
  consents: ConsentService;
  journal: JournalService;
}

interface NewDietDetails extends DietValues {
  isForCurrentUser: boolean;
}

/** Diet details: one record per member, and anonymous records that anyone who knows the id may read. */
export class DietService {
  constructor(private readonly parts: DietParts) {}

  /** Saves an anonymous record if there is no current user, unless the details have to be theirs. */
  async save(
    { isForCurrentUser, ...values }: NewDietDetails,
    actor: UserActor | null,
    caller: Caller,
  ): Promise<DietDetails> {
    if (isForCurrentUser && !actor) throw new Unauthenticated();
    return actor ? this.saveForMember(values, actor) : this.saveAnonymous(values, caller);
  }

  /** The details of members whom the reader may read. Reading by others than the member is recorded. */
  async ofMembers(ids: string[], reader: UserActor): Promise<DietDetails[]> {
    const { dataSource, journal } = this.parts;
    const found = await this.repository.findBy({ userId: In(ids) });
    const memberIds = found.flatMap(({ userId }) => (userId && !isOwnId(reader, userId) ? [userId] : []));
    if (memberIds.length > 0)
      await journal.recordReading(dataSource.manager, reader, {
        type: 'member.diet-details-read',
        memberIds,
      });
    return found;
  }

  /**
   * Anonymous details by their id. For the id of a member it fails like a field of that member, whether or not there
   * are details, so that others cannot find out whether a member has saved anything.
   */
  async findAnonymous(id: string, actor: UserActor | null): Promise<DietDetails | null> {
    if (!isUuid(id)) return null;
    const isOfMember = await this.parts.dataSource.manager.existsBy(User, { id });
    if (isOfMember) requireAccess(id, actor);
    return this.repository.findOneBy({ id, userId: IsNull() });
  }

  private saveForMember(values: DietValues, { id: userId }: UserActor): Promise<DietDetails> {
    const updatedAt = this.now();
    return this.parts.dataSource.transaction(async (manager) => {
      // Serialises this save with concurrent saves and with a concurrent withdrawal of consent.
      await this.parts.users.lockCurrentUser(manager, userId);
      const saved = await manager.findOneBy(DietDetails, { userId });
      const details = saved ?? manager.create(DietDetails, { userId, createdAt: updatedAt });
      await manager.save(manager.merge(DietDetails, details, { ...columnsOf(values), updatedAt }));
      if (hasAnything(values)) await this.parts.consents.give(manager, userId, 'health_data');
      return details;
    });
  }

  private async saveAnonymous(values: DietValues, caller: Caller): Promise<DietDetails> {
    await this.parts.limits.take(anonymousDietDetails, caller.network);
    const now = this.now();
    return this.repository.save(
      this.repository.create({ ...columnsOf(values), userId: null, createdAt: now, updatedAt: now }),
    );
  }

  private get repository() {
    return this.parts.dataSource.getRepository(DietDetails);
  }

  private now = (): Date => new Date(this.parts.clock.now());
}

function requireAccess(memberId: string, actor: UserActor | null): void {
  if (!actor) throw new Unauthenticated();
  if (!mayAccessMember(actor, memberId.toLowerCase(), 'diet-details:read-any'))
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
