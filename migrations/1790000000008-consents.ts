import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Consents1790000000008 implements MigrationInterface {
  name = 'Consents1790000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table consents (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        purpose text not null,
        notice_version varchar(10) not null,
        given_in_person boolean not null default false,
        given_at timestamptz(3) not null,
        withdrawn_at timestamptz(3),
        constraint consents_pkey primary key (id),
        constraint consents_user foreign key (user_id) references users (id) on delete cascade,
        constraint consents_purpose_is_known check (purpose in ('account', 'health_data'))
      )
    `);
    await queryRunner.query('create index consents_by_user on consents (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table consents');
  }
}
