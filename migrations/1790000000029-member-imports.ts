import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Imports of members from files, with what became of each row. Files are uploaded and read in pieces, so that no process
 * keeps all of a file in memory.
 */
export class MemberImports1790000000029 implements MigrationInterface {
  name = 'MemberImports1790000000029';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table member_imports (
        id uuid not null default gen_random_uuid(),
        status text not null default 'waiting',
        version integer not null default 1,
        file_name varchar(200) not null,
        created_at timestamptz(3) not null,
        created_by uuid,
        changed_at timestamptz(3) not null,
        upload_token_hash varchar(64),
        upload_expires_at timestamptz(3) not null,
        content bytea,
        encoding text,
        separator text,
        lines jsonb,
        head_row integer not null default 1,
        first_rows jsonb not null default '[]',
        likely_ends integer[] not null default '{}',
        columns jsonb not null default '[]',
        row_count integer not null default 0,
        date_order text,
        plan_names jsonb not null default '[]',
        unknown_plans jsonb not null default '[]',
        done_count integer not null default 0,
        has_invitations boolean not null default false,
        started_by uuid,
        undone_by uuid,
        stop_reason text,
        finished_at timestamptz(3),
        constraint member_imports_pkey primary key (id),
        constraint member_imports_token_unique unique (upload_token_hash),
        constraint member_imports_creator foreign key (created_by) references users (id) on delete set null,
        constraint member_imports_starter foreign key (started_by) references users (id) on delete set null,
        constraint member_imports_undoer foreign key (undone_by) references users (id) on delete set null,
        constraint member_imports_status_is_known check (status in (
          'waiting', 'uploaded', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'
        )),
        constraint member_imports_encoding_is_known check (encoding in ('utf_8', 'windows_1252')),
        constraint member_imports_separator_is_known check (separator in ('comma', 'semicolon', 'tab')),
        constraint member_imports_date_order_is_known check (date_order in ('day_first', 'month_first')),
        constraint member_imports_stop_reason_is_known check (stop_reason in ('server_error', 'not_permitted'))
      )
    `);
    await queryRunner.query('create index member_imports_newest on member_imports (created_at, id)');
    await queryRunner.query('create index member_imports_by_change on member_imports (changed_at)');
    await queryRunner.query('create index member_imports_by_creator on member_imports (created_by)');
    await queryRunner.query('create index member_imports_by_starter on member_imports (started_by)');
    await queryRunner.query('create index member_imports_by_undoer on member_imports (undone_by)');
    await queryRunner.query(`
      create table uploaded_pieces (
        import_id uuid not null,
        upload_id uuid not null,
        position integer not null,
        bytes bytea not null,
        constraint uploaded_pieces_pkey primary key (import_id, upload_id, position),
        constraint uploaded_pieces_import foreign key (import_id) references member_imports (id) on delete cascade
      )
    `);
    // A piece of a compressed value can be read only after all that is before it was decompressed.
    await queryRunner.query('alter table member_imports alter column content set storage external');
    await queryRunner.query('alter table uploaded_pieces alter column bytes set storage external');
    await queryRunner.query(`
      create table member_import_rows (
        id uuid not null default gen_random_uuid(),
        import_id uuid not null,
        position integer not null,
        plan text not null,
        "values" jsonb,
        cells jsonb,
        problems jsonb,
        changes jsonb,
        user_id uuid,
        user_version integer,
        period_id uuid,
        before jsonb,
        result text,
        undo_result text,
        reason text,
        constraint member_import_rows_pkey primary key (id),
        constraint member_import_rows_position_unique unique (import_id, position),
        constraint member_import_rows_import foreign key (import_id) references member_imports (id) on delete cascade,
        constraint member_import_rows_user foreign key (user_id) references users (id) on delete set null,
        constraint member_import_rows_plan_is_known check (plan in ('create', 'update', 'unchanged', 'skip')),
        constraint member_import_rows_result_is_known check (result in ('created', 'updated', 'failed')),
        constraint member_import_rows_undo_result_is_known check (
          undo_result in ('removed', 'restored', 'kept', 'failed')
        ),
        constraint member_import_rows_reason_is_known check (reason in (
          'added_meanwhile', 'changed_meanwhile', 'deleted_meanwhile', 'phone_taken', 'logged_in', 'ordered', 'visited',
          'edited', 'in_use'
        ))
      )
    `);
    await queryRunner.query('create index member_import_rows_by_user on member_import_rows (user_id)');
    // What a row says about a member goes with the account.
    await queryRunner.query(`
      create function erase_import_row() returns trigger language plpgsql as $$
      begin
        new."values" := null;
        new.cells := null;
        new.problems := null;
        new.before := null;
        new.changes := null;
        return new;
      end
      $$
    `);
    await queryRunner.query(`
      create trigger member_import_rows_erasure before update on member_import_rows
      for each row when (old.user_id is not null and new.user_id is null) execute function erase_import_row()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table member_import_rows');
    await queryRunner.query('drop function erase_import_row()');
    await queryRunner.query('drop table uploaded_pieces');
    await queryRunner.query('drop table member_imports');
  }
}
