import type { FileStorage } from '../../storage/file-storage';
import { originalKey, ORIGINALS_FOLDER } from '../media/stored-keys';
import { descriptionPage } from './description-page';
import type { StudioTables } from '../studio-table';
import { exportedTables } from './exported-tables';
import type { Snapshot } from './snapshot';
import { filesOfTable, type RowCounts } from './table-files';
import { zipOf, type ZipEntry } from './zip-file';

interface ZipParts {
  tables: StudioTables;
  snapshot: Snapshot;
  storage: FileStorage;
  at: Date;
  /** Called before each file in the zip, with how many come before it and how many there are. */
  onEntry: (position: number, count: number) => void;
}

interface StoredPicture {
  hash: string;
  format: string;
}

/** The whole studio as a zip: two files for each table, the pictures, and a page that describes everything. */
export async function studioZip({
  tables,
  snapshot,
  storage,
  at,
  onEntry,
}: ZipParts): Promise<AsyncIterable<Uint8Array>> {
  const counts: RowCounts = new Map();
  const pictures = await storedPictures(snapshot, storage);
  const describe = () => descriptionPage({ tables, at, counts, pictures: pictures.length });
  const entries: ZipEntry[] = [
    ...exportedTables(tables).flatMap((table) => filesOfTable(snapshot, table, counts)),
    ...pictures.map((picture) => pictureEntry(storage, picture)),
    { name: 'README.html', content: () => textOf(describe) },
  ];
  const counted = entries.map((entry, position) => ({
    ...entry,
    content: () => {
      onEntry(position, entries.length);
      return entry.content();
    },
  }));
  return zipOf(counted, at);
}

const pictureEntry = (storage: FileStorage, picture: StoredPicture): ZipEntry => ({
  name: `pictures/${picture.hash}.${picture.format}`,
  isCompressed: true,
  content: () => bytesOf(storage, originalKey(picture)),
});

async function* bytesOf(storage: FileStorage, key: string): AsyncGenerator<Uint8Array> {
  const file = await storage.open(key);
  if (!file) throw new Error('A picture was removed while the studio was exported.');
  yield* file.stream as AsyncIterable<Uint8Array>;
}

/** Uploaded pictures that have arrived and whose files exist. */
async function storedPictures(snapshot: Snapshot, storage: FileStorage): Promise<StoredPicture[]> {
  const keys = new Set<string>();
  for await (const key of storage.list(ORIGINALS_FOLDER)) keys.add(key);
  const pictures = await snapshot.query<StoredPicture>(
    'select hash, format from media_files where hash is not null order by hash',
  );
  return pictures.filter((picture) => keys.has(originalKey(picture)));
}

async function* textOf(write: () => string): AsyncGenerator<string> {
  yield write();
}
