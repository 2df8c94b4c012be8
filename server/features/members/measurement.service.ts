import { In, type DataSource } from 'typeorm';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { Measurement } from './measurement.entity';
import { isEmpty } from './measurements';

/** The measurements of members. */
export class MeasurementService {
  constructor(private readonly parts: { dataSource: DataSource }) {}

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

  /** Newest first. */
  page(userId: string, request: PageRequest): Promise<Page<Measurement>> {
    return keysetPage(
      {
        query: this.measurements.createQueryBuilder('measured'),
        filters: [{ userId }],
        sort: [{ by: 'measuredAt', direction: 'desc' }],
      },
      request,
    );
  }

  private get measurements() {
    return this.parts.dataSource.getRepository(Measurement);
  }
}
