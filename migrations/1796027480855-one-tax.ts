import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../server/database/migration-steps';

/** Outside India, the whole tax of an order is in `cgst_paise`, and there is no service code. */
export class OneTax1796027480855 implements MigrationInterface {
  name = 'OneTax1796027480855';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceCheck(queryRunner, equal('sgst_paise in (cgst_paise, 0)'));
    await replaceCheck(
      queryRunner,
      registered('(tax_rate_bp = 0) = (gstin is null) and (gstin is null) <= (sac is null)'),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceCheck(queryRunner, equal('cgst_paise = sgst_paise'));
    await replaceCheck(
      queryRunner,
      registered('(tax_rate_bp = 0) = (gstin is null) and (gstin is null) = (sac is null)'),
    );
  }
}

const equal = (condition: string) => ({ table: 'orders', name: 'orders_taxes_are_equal', condition });

const registered = (condition: string) => ({ table: 'orders', name: 'orders_tax_is_registered', condition });
