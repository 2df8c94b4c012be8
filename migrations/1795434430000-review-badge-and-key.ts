import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addUnique } from '#server/database/migration-steps';

/** Stores with each review whether its author had visited shortly before, and the idempotency key of its creation. */
export class ReviewBadgeAndKey1795434430000 implements MigrationInterface {
  name = 'ReviewBadgeAndKey1795434430000';
  transaction = false;

  /** Instances of the previous version insert neither column: their reviews get no badge. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table reviews
        add column if not exists is_from_visitor boolean not null default false,
        add column if not exists request_key varchar(64)
    `);
    await addUnique(queryRunner, {
      table: 'reviews',
      name: 'reviews_request_key_unique',
      columns: 'user_id, request_key',
    });
    await queryRunner.query(`
      update reviews set is_from_visitor = true
      where exists (
        select 1 from activities
        where activities.user_id = reviews.user_id and activities.type = 'attendance'
          and activities.happened_at <= reviews.created_at
          and activities.happened_at >= reviews.created_at - interval '90 days'
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table reviews
        drop constraint reviews_request_key_unique,
        drop column request_key,
        drop column is_from_visitor
    `);
  }
}
