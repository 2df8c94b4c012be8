import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has made what ends with their role. */
export class Makers1796075000000 implements MigrationInterface {
  name = 'Makers1796075000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['password_resets', 'claim_codes']) {
      await queryRunner.query(`alter table ${table} add column made_by uuid,
        add constraint ${table}_maker foreign key (made_by) references users (id) on delete cascade`);
      await queryRunner.query(`create index ${table}_by_maker on ${table} (made_by)`);
    }
    await queryRunner.query(`alter table webhooks add column set_up_by uuid,
      add column has_lost_admin boolean not null default false,
      add constraint webhooks_admin foreign key (set_up_by) references users (id) on delete set null`);
    await queryRunner.query('create index webhooks_by_admin on webhooks (set_up_by)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table webhooks drop column set_up_by, drop column has_lost_admin');
    for (const table of ['password_resets', 'claim_codes'])
      await queryRunner.query(`alter table ${table} drop column made_by`);
  }
}
