import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MembershipReminders1700000000025 implements MigrationInterface {
  name = 'MembershipReminders1700000000025';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table membership_reminders (
        period_id uuid not null,
        days_before smallint not null,
        sent_at timestamptz(3) not null,
        constraint membership_reminders_pkey primary key (period_id, days_before),
        constraint membership_reminders_period foreign key (period_id)
          references membership_periods (id) on delete cascade
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table membership_reminders');
  }
}
