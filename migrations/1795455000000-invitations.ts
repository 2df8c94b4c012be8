import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an imported member was invited last. */
export class Invitations1795455000000 implements MigrationInterface {
  name = 'Invitations1795455000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add column invited_at timestamptz(3)');
    // What is known about earlier invitations.
    await queryRunner.query(`
      update users set invited_at = users.imported_at
      from member_import_rows as row join member_imports on member_imports.id = row.import_id
      where row.user_id = users.id and row.result = 'created' and member_imports.has_invitations
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users drop column invited_at');
  }
}
