import { In, type DataSource } from 'typeorm';
import { MINUTE_MS } from '#common/time';
import { keysetPagesOfOwners, type Page, type PageRequest } from '../../database/keyset-page';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { Journal } from '../journal/journal.service';
import { Measurement } from './measurement.entity';
import { isEmpty } from './measurements';

/** Readings of one member's measurements by one person within this time are recorded as one. */
const SAME_READING_MS = 15 * MINUTE_MS;

const UNRECORDED = `
  select distinct user_id as id from body_measurements
  where user_id = any($1) and not exists (
    select 1 from journal
    where type = 'member.measurements-read' and member_id = user_id and actor_id = $2 and at > $3
  )`;

/** The measurements of members. */
export class MeasurementService {
  constructor(private readonly parts: { dataSource: DataSource; clock: Clock; journal: Journal }) {}

  /** The latest of each user; nobody whose latest values were cleared. */
  async latest(userIds: string[]): Promise<Measurement[]> {
    const newest = await this.measurements
      .createQueryBuilder('measured')
      .distinctOn(['measured.userId'])
      .where({ userId: In(userIds) })
      .orderBy('measured.userId')
      .addOrderBy('measured.measuredAt', 'DESC')
      .addOrderBy('measured.id', 'DESC')
      .getMany();
    return newest.filter((measurement) => !isEmpty(measurement));
  }

  /** For each user a page of the measurements, newest first. */
  pages(userIds: string[], request: PageRequest): Promise<Map<string, Page<Measurement>>> {
    const query = this.measurements.createQueryBuilder('measured');
    const sort = [{ by: 'measuredAt', direction: 'desc' }] as const;
    return keysetPagesOfOwners({ query, sort }, { column: 'userId', ids: userIds }, request);
  }

  /** Records that somebody else is about to read the measurements of these members, if they have any. */
  async recordReading(memberIds: string[], reader: UserActor): Promise<void> {
    const { dataSource, clock, journal } = this.parts;
    const since = new Date(clock.now() - SAME_READING_MS);
    const members = await dataSource.query<{ id: string }[]>(UNRECORDED, [memberIds, reader.id, since]);
    if (members.length === 0) return;
    const entries = members.map(({ id }) => ({
      type: 'member.measurements-read' as const,
      subjectId: id,
      memberId: id,
      before: {},
      after: {},
    }));
    await journal.write(dataSource.manager, reader, ...entries);
  }

  private get measurements() {
    return this.parts.dataSource.getRepository(Measurement);
  }
}
