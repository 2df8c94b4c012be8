import type { KeyObject } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { openSealed } from '../../lib/sealed-data';
import { SealedCopy } from './sealed-copy.entity';

/** All copies as JSON, oldest first, opened outside of the product. One for another key does not keep the others closed. */
export async function openedCopies(dataSource: DataSource, privateKey: KeyObject): Promise<string[]> {
  const copies = await dataSource.getRepository(SealedCopy).find({ order: { erasedAt: 'ASC', id: 'ASC' } });
  return copies.map(({ id, sealed, erasedAt }) => {
    try {
      return openSealed(privateKey, sealed);
    } catch {
      return JSON.stringify({ id, erasedAt, error: 'sealed for another key' });
    }
  });
}
