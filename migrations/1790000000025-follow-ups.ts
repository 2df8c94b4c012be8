import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff did about members at risk. */
export class FollowUps1790000000025 implements MigrationInterface {
  name = 'FollowUps1790000000025';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table follow_ups (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        type text not null,
        note varchar(500),
        muted_until timestamptz(3) not null,
        created_at timestamptz(3) not null,
        created_by uuid,
        request_key varchar(64),
        constraint follow_ups_pkey primary key (id),
        constraint follow_ups_user foreign key (user_id) references users (id) on delete cascade,
        constraint follow_ups_creator foreign key (created_by) references users (id) on delete set null,
        constraint follow_ups_request_key_unique unique (created_by, request_key),
        constraint follow_ups_type_is_known check (type in ('contact', 'snooze')),
        constraint follow_ups_notes_are_of_contacts check (note is null or type = 'contact')
      )
    `);
    await queryRunner.query('create index follow_ups_by_user on follow_ups (user_id, created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table follow_ups');
  }
}
