import type { DataSource, EntityManager } from 'typeorm';
import { accountMessages } from '#common/accounts/messages';
import type { Permission } from '#common/accounts/permissions';
import { TRAINERS_NOTICE_VERSION } from '#common/consents/legal';
import { hasPermission, mayForSome, type UserActor } from '../../lib/actor';
import { NotFound } from '../../lib/errors';
import { Trainer } from './trainer.entity';

/** Matches no member; used for staff who are not a trainer on the site. */
const NO_TRAINER = 'none';

/** The members whom staff may see: all of them, or those assigned to the trainer with their account. */
export class AssignedMembersService {
  constructor(private readonly parts: { dataSource: DataSource }) {}

  /** The members among these whom the trainer with this account looks after; with `consent`, only those who gave it. */
  async among(
    memberIds: readonly string[],
    accountId: string,
    { consent, manager = this.parts.dataSource.manager }: { consent: boolean; manager?: EntityManager },
  ): Promise<string[]> {
    const agreed = `and exists (
      select 1 from consents where consents.user_id = assigned.user_id and purpose = 'health_data'
        and withdrawn_at is null and notice_version >= $3)`;
    const rows = await manager.query<{ id: string }[]>(
      `select assigned.user_id as id from trainer_assignments as assigned
       join trainers on trainers.id = trainer_id
       where trainers.user_id = $2 and assigned.user_id = any($1) ${consent ? agreed : ''}`,
      [memberIds, accountId, ...(consent ? [TRAINERS_NOTICE_VERSION] : [])],
    );
    return rows.map(({ id }) => id);
  }

  /** The trainer to whose members lists for the actor are restricted; null if the permission is for all members. */
  async trainerIdFor(actor: UserActor, permission: Permission): Promise<string | null> {
    if (hasPermission(actor, permission)) return null;
    const trainers = this.parts.dataSource.getRepository(Trainer);
    return (await trainers.findOneBy({ userId: actor.id }))?.id ?? NO_TRAINER;
  }

  /** Whether the actor may do for a member what the permission allows for all members. */
  async has(
    actor: UserActor,
    { memberId, permission }: { memberId: string; permission: Permission },
    manager = this.parts.dataSource.manager,
  ): Promise<boolean> {
    if (hasPermission(actor, permission)) return true;
    if (!mayForSome(actor, permission)) return false;
    return (await this.among([memberId], actor.id, { consent: false, manager })).length > 0;
  }

  /**
   * Throws if the actor has no permission. The caller has locked the member, who cannot get another trainer meanwhile.
   */
  async require(
    manager: EntityManager,
    actor: UserActor,
    member: { memberId: string; permission: Permission },
  ): Promise<void> {
    if (!(await this.has(actor, member, manager)))
      throw new NotFound('MEMBER_NOT_FOUND', accountMessages.notFound);
  }
}
