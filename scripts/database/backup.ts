import fs from 'node:fs/promises';
import path from 'node:path';
import { restoreBackup } from '#server/backup/restore-backup';
import { writeBackup } from '#server/backup/write-backup';
import { createDataSource } from '#server/composition/data-source';
import type { Config } from '#server/config';
import { connect } from '#server/database/connect';
import { FOR_TOOLS } from '#server/database/data-source';
import { requireMigrated } from '#server/database/migrate';
import { BackupService } from '#server/features/backups/backup.service';
import { StartError } from '#server/lib/errors';
import { storageOf } from '#server/storage/storage-of';
import { withDatabase } from './commands';

/** `npm run backup [-- FILE]`; without a file, a new one in `DATA_DIR/backups`. */
export const backUp = (url: string, { backup: { directory, key }, uploads }: Config): Promise<void> =>
  withDatabase(url, async (dataSource) => {
    await requireMigrated(dataSource);
    const madeAt = new Date();
    const file = process.argv[3] ?? path.join(directory, nameOf(madeAt));
    await fs.mkdir(path.dirname(file), { recursive: true });
    const storage = storageOf(uploads);
    const { tables, files, bytes: sizeBytes } = await writeBackup(url, { file, key, storage });
    const isEncrypted = key !== undefined;
    const rowCount = sumOf(tables);
    await new BackupService({ dataSource }).record({ madeAt, sizeBytes, rowCount, isEncrypted });
    const how = isEncrypted ? 'encrypted' : 'not encrypted (BACKUP_KEY)';
    console.log(
      `Wrote and checked ${file}: ${rowCount} rows of ${Object.keys(tables).length} tables, ${files} uploaded files, ${megabytes(sizeBytes)}, ${how}.`,
    );
  });

/** "bhor-2026-11-29T201500.backup", in UTC. */
const nameOf = (madeAt: Date): string =>
  `bhor-${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}.backup`;

/** `npm run restore -- FILE`. */
export async function restore(url: string, { backup: { key }, uploads }: Config): Promise<void> {
  const file = process.argv[3];
  if (file === undefined) throw new StartError('Name the file: npm run restore -- FILE');
  const dataSource = createDataSource(url, FOR_TOOLS);
  await connect(dataSource);
  try {
    const storage = storageOf(uploads);
    const { tables, files = 0 } = await restoreBackup(url, { file, key, dataSource, storage });
    console.log(
      `Restored ${sumOf(tables)} rows of ${Object.keys(tables).length} tables and ${files} uploaded files, the same as in the backup. Everybody has to log in again.`,
    );
  } finally {
    await dataSource.destroy();
  }
}

const sumOf = (tables: Record<string, { rows: number }>): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
