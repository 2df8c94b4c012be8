import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for deleting accounts and offers, whose references must be found, and for listing the admins. */
export class IndexesOfReferences1700000000041 implements MigrationInterface {
  name = 'IndexesOfReferences1700000000041';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create index orders_by_decider on orders (decided_by) where decided_by is not null',
    );
    await queryRunner.query('create index orders_by_offer on orders (offer_id) where offer_id is not null');
    await queryRunner.query(
      'create index reviews_by_hider on reviews (hidden_by) where hidden_by is not null',
    );
    await queryRunner.query(
      'create index reviews_by_answerer on reviews (answered_by) where answered_by is not null',
    );
    await queryRunner.query(`create index users_admins on users (role) where role = 'admin'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index users_admins');
    await queryRunner.query('drop index reviews_by_answerer');
    await queryRunner.query('drop index reviews_by_hider');
    await queryRunner.query('drop index orders_by_offer');
    await queryRunner.query('drop index orders_by_decider');
  }
}
