import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes with which members whom staff added claim their accounts, and the sign-ups that do so. */
export class ClaimCodes1795979863318 implements MigrationInterface {
  name = 'ClaimCodes1795979863318';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table claim_codes (
        user_id uuid not null,
        code_hash varchar(64) not null,
        expires_at timestamptz(3) not null,
        constraint claim_codes_pkey primary key (user_id),
        constraint claim_codes_code_unique unique (code_hash),
        constraint claim_codes_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index claim_codes_by_end on claim_codes (expires_at)');
    await queryRunner.query('alter table sign_ups add column claimed_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sign_ups drop column claimed_id');
    await queryRunner.query('drop table claim_codes');
  }
}
