import { Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { Backup } from './backup.entity';

@Resolver()
export class BackupResolver {
  @Requires('settings:change')
  @Query(() => Backup, {
    nullable: true,
    description: 'The last backup that was made with `npm run backup`; null if there has been none.',
    complexity: cost({ statements: 1 }),
  })
  lastBackup(@Ctx() { services }: Context): Promise<Backup | null> {
    return services.backups.last();
  }
}
