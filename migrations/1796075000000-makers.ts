import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, replaceForeignKey } from '../server/database/migration-steps';

/** Who made password links, claim codes and webhooks, which end when the maker loses the role. */
export class Makers1796075000000 implements MigrationInterface {
  name = 'Makers1796075000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['password_resets', 'claim_codes']) {
      await queryRunner.query(`alter table ${table} add column if not exists made_by uuid`);
      await replaceForeignKey(queryRunner, {
        table,
        name: `${table}_maker`,
        reference: '(made_by) references users (id) on delete cascade',
      });
      await createIndex(queryRunner, `${table}_by_maker`, `on ${table} (made_by)`);
    }
    await queryRunner.query(`alter table webhooks add column if not exists set_up_by uuid,
      add column if not exists has_lost_admin boolean not null default false`);
    await replaceForeignKey(queryRunner, {
      table: 'webhooks',
      name: 'webhooks_admin',
      reference: '(set_up_by) references users (id) on delete set null',
    });
    await createIndex(queryRunner, 'webhooks_by_admin', 'on webhooks (set_up_by)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table webhooks drop column set_up_by, drop column has_lost_admin');
    for (const table of ['password_resets', 'claim_codes'])
      await queryRunner.query(`alter table ${table} drop column made_by`);
  }
}
