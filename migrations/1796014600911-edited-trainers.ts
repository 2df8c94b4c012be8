import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trainers are edited in the panel; all of those so far came with the product or were added by hand. */
export class EditedTrainers1796014600911 implements MigrationInterface {
  name = 'EditedTrainers1796014600911';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table trainers
        add column is_demonstration boolean not null default false,
        add column is_ready boolean not null default true,
        add column picture_id uuid,
        add column version integer not null default 1,
        add constraint trainers_picture foreign key (picture_id) references media_pictures (id)
    `);
    await queryRunner.query('create index trainers_by_picture on trainers (picture_id)');
    await queryRunner.query(`
      update trainers set is_demonstration = true
      where user_id is null and portrait_url like '/media/trainers/%'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table trainers
        drop column picture_id, drop column version, drop column is_ready, drop column is_demonstration
    `);
  }
}
