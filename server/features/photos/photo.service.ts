import type { DataSource } from 'typeorm';
import { Photo } from './photo.entity';

export class PhotoService {
  constructor(private readonly parts: { dataSource: DataSource }) {}

  list(): Promise<Photo[]> {
    return this.parts.dataSource.getRepository(Photo).find({ order: { position: 'ASC', id: 'ASC' } });
  }
}
