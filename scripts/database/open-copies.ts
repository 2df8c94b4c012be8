import { createPrivateKey } from 'node:crypto';
import fs from 'node:fs/promises';
import { SealedCopy } from '#server/features/privacy/sealed-copy.entity';
import { StartError } from '#server/lib/errors';
import { openSealed } from '#server/lib/sealed-data';
import { withDatabase } from './commands';

/** `npm run erased:open -- FILE`: prints what was erased in the last year, oldest first, with the private half of the key. */
export async function openCopies(url: string, _config: unknown, args = process.argv.slice(3)): Promise<void> {
  const [file] = args;
  if (!file) throw new StartError('Name the file with the private half of ERASED_DATA_KEY.');
  const key = createPrivateKey(await fs.readFile(file));
  await withDatabase(url, async (dataSource) => {
    const copies = await dataSource.getRepository(SealedCopy).find({ order: { erasedAt: 'ASC', id: 'ASC' } });
    for (const { id, sealed } of copies) console.log(opened(id, () => openSealed(key, sealed)));
  });
}

/** Copies that were sealed for another key are named, and do not keep the others closed. */
function opened(id: string, open: () => string): string {
  try {
    return open();
  } catch {
    return JSON.stringify({ id, error: 'sealed for another key' });
  }
}
