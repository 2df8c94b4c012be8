import { In, type DataSource } from 'typeorm';
import { keysetPagesOfOwners, type Page, type PageRequest } from '../../database/keyset-page';
import type { UserActor } from '../../lib/actor';
import type { JournalService } from '../journal/journal.service';
import { Measurement } from './measurement.entity';
import { isEmpty } from './measurements';

/** The measurements of members. */
export class MeasurementService {
  constructor(private readonly parts: { dataSource: DataSource; journal: JournalService }) {}

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
  recordReading(memberIds: string[], reader: UserActor): Promise<void> {
    const { dataSource, journal } = this.parts;
    return journal.recordReading(dataSource.manager, reader, { type: 'member.measurements-read', memberIds });
  }

  private get measurements() {
    return this.parts.dataSource.getRepository(Measurement);
  }
}
