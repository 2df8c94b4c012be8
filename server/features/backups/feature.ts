import type { Feature } from '../feature';
import { OF_PROGRAM } from '../studio-table';
import { Backup } from './backup.entity';
import { BackupResolver } from './backup.resolver';

export const backups: Feature = {
  entities: [Backup],
  resolvers: [BackupResolver],
  studioTables: {
    backups: { leftOut: OF_PROGRAM },
  },
};
