import { In, type EntityManager } from 'typeorm';
import { dayOfText, endOfDay } from '#common/calendar';
import type { RowReason } from '#common/member-imports/member-imports';
import type { Actor } from '../../../lib/actor';
import type { Clock } from '../../../lib/clock';
import type { JournalService } from '../../journal/journal.service';
import type { MemberSummaryService } from '../../members/member-summary.service';
import { User } from '../../accounts/user.entity';
import type { ImportedMembershipsService } from '../../memberships/imported-memberships.service';
import { PlanOffer } from '../../plans/plan-offer.entity';
import { saveOutcomes, type RowOutcome } from '../import-outcomes';
import { REASON } from '../import-state';
import type { MemberImport } from '../member-import.entity';
import { markAsImported } from '../imported-members';
import type { ValuesBefore } from '../row-values';
import type { MemberRow } from './member-row';
import type { NewMembersService } from './new-members.service';

interface WriterParts {
  clock: Clock;
  journal: JournalService;
  memberSummaries: MemberSummaryService;
  importedMemberships: ImportedMembershipsService;
  newMembers: NewMembersService;
}

/** Creates and changes the accounts of imported members. */
export class MemberWriter {
  constructor(private readonly parts: WriterParts) {}

  async write(
    manager: EntityManager,
    actor: Actor,
    { found, rows }: { found: MemberImport; rows: MemberRow[] },
  ): Promise<void> {
    const created = await this.parts.newMembers.create(manager, actor, {
      hasInvitations: found.hasInvitations,
      rows: rows.filter(({ plan }) => plan === 'create'),
    });
    const updated = await this.update(
      manager,
      actor,
      rows.filter(({ plan }) => plan === 'update'),
    );
    const outcomes = [...created, ...updated];
    const { periods, marked } = await this.addPeriods(manager, actor, { rows, outcomes });
    const userIds = outcomes.flatMap(({ result, userId }) => (result === 'failed' ? [] : userId!));
    await this.parts.memberSummaries.refresh(manager, userIds);
    await saveOutcomes(
      manager,
      outcomes.map((outcome) => ({
        ...outcome,
        periodId: periods.get(outcome.id) ?? null,
        ...(marked.has(outcome.userId ?? '') && { before: { ...outcome.before, importedAt: null } }),
      })),
    );
  }

  private async update(manager: EntityManager, actor: Actor, rows: MemberRow[]): Promise<RowOutcome[]> {
    if (rows.length === 0) return [];
    const users = await manager.find(User, {
      where: { id: In(rows.flatMap(({ userId }) => userId ?? [])) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const phones = rows.flatMap(({ values }) => values?.phone ?? []);
    const holders = await manager.findBy(User, { phone: In(phones) });
    const outcomes: RowOutcome[] = [];
    for (const row of rows) {
      const user = users.find(({ id }) => id === row.userId);
      const reason = refusalOf(row, user, holders);
      outcomes.push(
        reason || !user
          ? { id: row.id, result: 'failed', reason: reason! }
          : await this.change(manager, actor, { row, user }),
      );
    }
    return outcomes;
  }

  private async change(
    manager: EntityManager,
    actor: Actor,
    { row: { id, values }, user }: { row: MemberRow; user: User },
  ): Promise<RowOutcome> {
    const fields = (['name', 'phone'] as const).filter(
      (field) => values![field] !== null && values![field] !== user[field],
    );
    const hasNewPhone = fields.includes('phone');
    const before: ValuesBefore = {
      ...Object.fromEntries(fields.map((field) => [field, user[field]])),
      ...(hasNewPhone && { phoneConfirmedAt: user.phoneConfirmedAt?.toISOString() ?? null }),
    };
    if (fields.length > 0)
      await this.parts.journal.change(manager, actor, {
        type: 'member.profile-changed',
        table: User,
        row: user,
        memberId: user.id,
        values: {
          ...Object.fromEntries(fields.map((field) => [field, values![field]])),
          ...(hasNewPhone && { phoneConfirmedAt: new Date(this.parts.clock.now()) }),
          version: user.version + 1,
        },
        before: {},
        after: { fields },
      });
    return { id, result: 'updated', userId: user.id, userVersion: user.version, before };
  }

  /**
   * Adds the memberships of the imported rows. Returns the ids of the periods by row id, and the existing members who
   * count as imported from now on.
   */
  private async addPeriods(
    manager: EntityManager,
    actor: Actor,
    { rows, outcomes }: { rows: MemberRow[]; outcomes: RowOutcome[] },
  ): Promise<{ periods: Map<string, string>; marked: Set<string> }> {
    const offers = new Map((await manager.find(PlanOffer)).map((offer) => [offer.id, offer]));
    const memberIds = new Map(outcomes.map(({ id, userId }) => [id, userId]));
    const wanted = rows.flatMap(({ id, values }) => {
      const [memberId, offer] = [memberIds.get(id), offers.get(values?.offerId ?? '')];
      if (!memberId || !offer || !values?.endsOn) return [];
      return { rowId: id, memberId, offer, endsAt: new Date(endOfDay(dayOfText(values.endsOn)!)) };
    });
    const added = await this.parts.importedMemberships.addUntil(manager, actor, {
      periods: wanted,
      reason: REASON,
    });
    const userIds = added.map(({ period }) => period.userId);
    const marked = await markAsImported(manager, userIds, new Date(this.parts.clock.now()));
    return { periods: new Map(added.map(({ rowId, period }) => [rowId, period.id])), marked };
  }
}

/** Why a row cannot change its account any more. */
function refusalOf(row: MemberRow, user: User | undefined, holders: User[]): RowReason | null {
  if (!user || row.values === null) return 'deleted_meanwhile';
  if (user.version !== row.userVersion || user.role !== 'user') return 'changed_meanwhile';
  const holder = holders.find(({ phone }) => row.values!.phone !== null && phone === row.values!.phone);
  return holder && holder.id !== user.id ? 'phone_taken' : null;
}
