import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../server/database/migration-steps';

/** The list of what members owe, by the promised day. */
export class DuesByDay1795979864794 implements MigrationInterface {
  name = 'DuesByDay1795979864794';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndex(queryRunner, 'orders_by_due_day', 'on orders (due_on, id) where due_on is not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index orders_by_due_day');
  }
}
