import { In, MoreThan } from 'typeorm';
import type { EntryName } from '#common/journal/entry-labels';
import { HEALTH_READINGS_DAYS } from '#common/journal/limits';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { withId } from '../../database/list';
import { onDays, type DateRange } from '../../graphql/date-range';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { entryTypeOf } from './entry-names';
import type { EntryType } from '../journal/entry-types';
import type { HealthDataReading } from './health-data-reading.type';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { HealthDataKind } from './journal.enums';

interface EntryFilter {
  actorId?: string | null;
  memberId?: string | null;
  type?: EntryName | null;
  happenedOn?: DateRange | null;
}

/** The types of readings of health data, with what was read. */
const READINGS = {
  'member.measurements-read': 'measurements',
  'member.diet-details-read': 'diet_details',
} as const satisfies Partial<Record<EntryType, HealthDataKind>>;

const NEWEST_FIRST = [{ by: 'at', direction: 'desc' }] as const;

/** Reads the journal. */
export class JournalListsService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** Actions of members, staff and the system, newest first. */
  entries(filter: EntryFilter | null | undefined, request: PageRequest): Promise<Page<JournalEntry>> {
    const { actorId, memberId, type, happenedOn } = filter ?? {};
    const filters = [
      withId('actorId', actorId),
      withId('memberId', memberId),
      type != null && { type: entryTypeOf(type) },
      ...onDays('at', happenedOn),
    ];
    return keysetPage({ query: this.query(), filters, sort: NEWEST_FIRST }, request);
  }

  /** When others have read the health data of the current user in the last `HEALTH_READINGS_DAYS` days, newest first. */
  async healthDataReadings({ id }: UserActor, request: PageRequest): Promise<Page<HealthDataReading>> {
    const since = new Date(this.parts.clock.now() - HEALTH_READINGS_DAYS * DAY_MS);
    const filters = [{ memberId: id, type: In(Object.keys(READINGS)), at: MoreThan(since) }];
    const page = await keysetPage({ query: this.query(), filters, sort: NEWEST_FIRST }, request);
    return { ...page, rows: page.rows.map(readingOf) };
  }

  private query() {
    return this.parts.dataSource.getRepository(JournalEntry).createQueryBuilder('entry');
  }
}

const readingOf = ({ id, type, at, actorId, actorRole }: JournalEntry): HealthDataReading => ({
  id,
  kind: READINGS[type as keyof typeof READINGS],
  readAt: at,
  readerRole: actorRole,
  readerId: actorId,
});
