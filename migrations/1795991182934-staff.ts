import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when people have worked for the studio, who is which trainer, and invitations of staff. */
export class Staff1795991182934 implements MigrationInterface {
  name = 'Staff1795991182934';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add column staff_since timestamptz(3)');
    await queryRunner.query(`
      update users set staff_since = coalesce(
        (select max(security_events.created_at) from security_events
          where user_id = users.id and event in ('role-changed', 'admin-made')),
        users.created_at
      )
      where role <> 'user'
    `);
    await queryRunner.query('alter table trainers add column user_id uuid');
    await queryRunner.query('alter table trainers add constraint trainers_user_unique unique (user_id)');
    await queryRunner.query(`
      alter table trainers
        add constraint trainers_user foreign key (user_id) references users (id) on delete set null
    `);
    await queryRunner.query(`
      create table staff_invitations (
        id uuid not null default gen_random_uuid(),
        email varchar(254) not null,
        role text not null,
        trainer_id uuid,
        token_hash varchar(64) not null,
        invited_by uuid not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        constraint staff_invitations_pkey primary key (id),
        constraint staff_invitations_email_unique unique (email),
        constraint staff_invitations_token_unique unique (token_hash),
        constraint staff_invitations_role_is_known check (role in ('trainer', 'front_desk', 'admin', 'owner')),
        constraint staff_invitations_trainer
          foreign key (trainer_id) references trainers (id) on delete set null,
        constraint staff_invitations_inviter
          foreign key (invited_by) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index staff_invitations_by_trainer on staff_invitations (trainer_id)');
    await queryRunner.query('create index staff_invitations_by_inviter on staff_invitations (invited_by)');
    await queryRunner.query('create index staff_invitations_by_end on staff_invitations (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table staff_invitations');
    await queryRunner.query('alter table trainers drop column user_id');
    await queryRunner.query('alter table users drop column staff_since');
  }
}
