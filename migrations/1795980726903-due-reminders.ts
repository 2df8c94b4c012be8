import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which reminders of instalments were sent, so that each is sent once. */
export class DueReminders1795980726903 implements MigrationInterface {
  name = 'DueReminders1795980726903';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table due_reminders (
        order_id uuid not null,
        due_on date not null,
        days_after smallint not null,
        sent_at timestamptz(3) not null,
        constraint due_reminders_pkey primary key (order_id, due_on, days_after),
        constraint due_reminders_order foreign key (order_id) references orders (id) on delete cascade
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table due_reminders');
  }
}
