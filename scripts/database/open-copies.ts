import { createPrivateKey, type KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { openedCopies } from '#server/features/privacy/opened-copies';
import { StartError } from '#server/lib/errors';
import { withDatabase } from './commands';

/** `npm run erased:open -- FILE`: prints the copies of erased data, with the private half of the key. */
export async function openCopies(url: string): Promise<void> {
  const key = await keyIn(process.argv[3]);
  await withDatabase(url, async (dataSource) => {
    for (const copy of await openedCopies(dataSource, key)) console.log(copy);
  });
}

async function keyIn(file: string | undefined): Promise<KeyObject> {
  if (!file) throw new StartError('Name the file with the private half of ERASED_DATA_KEY.');
  try {
    return createPrivateKey(await fs.readFile(file));
  } catch (error) {
    throw new StartError(`${file} has no private key that can be read.`, { cause: error });
  }
}
