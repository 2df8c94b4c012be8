import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The versions of the legal texts, each with its whole text, so that a consent leads to what was shown. */
export class LegalVersions1796026798967 implements MigrationInterface {
  name = 'LegalVersions1796026798967';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table legal_versions (
        id uuid not null default gen_random_uuid(),
        document text not null,
        version integer not null,
        name varchar(16) not null,
        own jsonb not null,
        text text not null,
        published_at timestamptz(3) not null,
        constraint legal_versions_pkey primary key (id),
        constraint legal_versions_version_unique unique (document, version),
        constraint legal_versions_name_unique unique (document, name),
        constraint legal_versions_document_is_known check (document in ('terms', 'privacy'))
      )
    `);
    await queryRunner.query(`
      create trigger legal_versions_stay before update or delete or truncate on legal_versions
      for each statement execute function refuse_change()
    `);
    await queryRunner.query(`
      create trigger legal_versions_changed after insert or update or delete or truncate on legal_versions
      for each statement execute function notify_content_changed()
    `);
    for (const table of ['consents', 'sign_ups', 'enquiries'])
      await queryRunner.query(`alter table ${table} alter column notice_version type text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['consents', 'sign_ups', 'enquiries'])
      await queryRunner.query(
        `alter table ${table} alter column notice_version type varchar(10) using left(notice_version, 10)`,
      );
    await queryRunner.query('drop table legal_versions');
  }
}
