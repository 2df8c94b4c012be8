import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The digits that members read out at the front desk, and the last code that each member has used. */
export class CheckIn1790000000023 implements MigrationInterface {
  name = 'CheckIn1790000000023';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table check_in_digits (
        digits varchar(6) not null,
        user_id uuid not null,
        step integer not null,
        expires_at timestamptz(3) not null,
        constraint check_in_digits_pkey primary key (digits),
        constraint check_in_digits_step_unique unique (user_id, step),
        constraint check_in_digits_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index check_in_digits_by_end on check_in_digits (expires_at)');
    await queryRunner.query(`
      create table used_check_in_codes (
        user_id uuid not null,
        step integer not null,
        used_at timestamptz(3) not null,
        constraint used_check_in_codes_pkey primary key (user_id),
        constraint used_check_in_codes_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table used_check_in_codes');
    await queryRunner.query('drop table check_in_digits');
  }
}
