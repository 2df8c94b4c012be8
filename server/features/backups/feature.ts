import type { Feature } from '../feature';
import { Backup } from './backup.entity';
import { BackupResolver } from './backup.resolver';

export const backups: Feature = { entities: [Backup], resolvers: [BackupResolver] };
