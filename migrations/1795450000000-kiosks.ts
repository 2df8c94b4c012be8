import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of devices at which members check in by themselves. */
export class Kiosks1795450000000 implements MigrationInterface {
  name = 'Kiosks1795450000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sessions add is_kiosk boolean not null default false');
  }

  /** Ends these sessions, because they would become sessions of staff. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('delete from sessions where is_kiosk');
    await queryRunner.query('alter table sessions drop column is_kiosk');
  }
}
