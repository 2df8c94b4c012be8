import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waiting events are found from lane to lane, with the other index. */
export class WebhookLanes1796053381926 implements MigrationInterface {
  name = 'WebhookLanes1796053381926';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index webhook_deliveries_waiting_in_order');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index webhook_deliveries_waiting_in_order on webhook_deliveries (webhook_id, position)
      where status = 'waiting'
    `);
  }
}
