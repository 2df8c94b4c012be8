import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Memberships1790000000021 implements MigrationInterface {
  name = 'Memberships1790000000021';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table membership_periods (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        line text not null,
        plan varchar(80) not null,
        months smallint not null,
        order_id uuid,
        request_key varchar(64),
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        anchor_day smallint not null,
        ended_at timestamptz(3),
        created_at timestamptz(3) not null,
        constraint membership_periods_pkey primary key (id),
        constraint membership_periods_order_unique unique (order_id),
        constraint membership_periods_request_key_unique unique (user_id, request_key),
        constraint membership_periods_user foreign key (user_id) references users (id) on delete cascade,
        constraint membership_periods_order foreign key (order_id) references orders (id),
        constraint membership_periods_line_is_known check (line in ('pass', 'nutrition')),
        constraint membership_periods_last check (months > 0 and ends_at > starts_at),
        constraint membership_periods_anchor_is_a_day check (anchor_day between 1 and 31)
      )
    `);
    await queryRunner.query(`
      create index membership_periods_by_user on membership_periods (user_id, line, starts_at)
    `);
    await queryRunner.query('create index membership_periods_by_end on membership_periods (ends_at)');
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
    await queryRunner.query('drop table membership_periods');
  }
}
