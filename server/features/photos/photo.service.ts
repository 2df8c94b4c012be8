import type { DataSource } from 'typeorm';
import { Photo } from './photo.entity';

export class PhotoService {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<Photo[]> {
    return this.dataSource.getRepository(Photo).find({ order: { position: 'ASC', id: 'ASC' } });
  }
}
