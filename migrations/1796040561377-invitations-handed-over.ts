import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invitation to the staff may be handed over by the inviter, and then proves no e-mail address. */
export class InvitationsHandedOver1796040561377 implements MigrationInterface {
  name = 'InvitationsHandedOver1796040561377';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table staff_invitations add column is_handed_over boolean not null default false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table staff_invitations drop column is_handed_over');
  }
}
