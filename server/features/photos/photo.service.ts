import type { DataSource } from 'typeorm';
import { Photo } from './photo.entity';

/** The gallery, as everybody sees it. */
export class PhotoService {
  constructor(private readonly parts: { dataSource: DataSource }) {}

  list(): Promise<Photo[]> {
    return this.parts.dataSource
      .getRepository(Photo)
      .find({ where: { isHidden: false, isReady: true }, order: { position: 'ASC', id: 'ASC' } });
  }
}
