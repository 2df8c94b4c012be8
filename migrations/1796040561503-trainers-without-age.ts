import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TrainersWithoutAge1796040561503 implements MigrationInterface {
  name = 'TrainersWithoutAge1796040561503';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table trainers alter column age drop not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The former version cannot do without: the lowest age that is possible.
    await queryRunner.query('update trainers set age = greatest(18, years_of_experience) where age is null');
    await queryRunner.query('alter table trainers alter column age set not null');
  }
}
