import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Password resets whose link staff hand over. */
export class PasswordLinks1796064040602 implements MigrationInterface {
  name = 'PasswordLinks1796064040602';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table password_resets add column is_handed_over boolean not null default false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table password_resets drop column is_handed_over');
  }
}
