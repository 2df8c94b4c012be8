import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns in the order and with the names that rate-limiter-flexible writes to; `expire` is in milliseconds. */
export class RateLimits1790000000010 implements MigrationInterface {
  name = 'RateLimits1790000000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table rate_limits (
        key varchar(255) not null,
        points integer not null,
        expire bigint,
        constraint rate_limits_pkey primary key (key)
      )
    `);
    await queryRunner.query('create index rate_limits_by_end on rate_limits (expire)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table rate_limits');
  }
}
