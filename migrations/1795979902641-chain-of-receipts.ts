import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each document has a hash of itself and of the one with the number before, so that none can be changed unnoticed. */
export class ChainOfReceipts1795979902641 implements MigrationInterface {
  name = 'ChainOfReceipts1795979902641';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Nothing is issued meanwhile; what was issued can be read.
    await queryRunner.query('lock table document_counters in exclusive mode');
    await createFunctions(queryRunner);
    await queryRunner.query('alter table receipts disable trigger receipts_stay');
    await queryRunner.query(`
      do $$
      declare
        document receipts;
        before receipts;
      begin
        for document in
          select * from receipts order by receipt_series(number), receipt_place(number)
        loop
          document.hash = receipt_hash(document, case
            when receipt_series(before.number) = receipt_series(document.number) then before.hash
          end);
          update receipts set hash = document.hash where id = document.id;
          before = document;
        end loop;
      end
      $$
    `);
    await queryRunner.query('alter table receipts enable trigger receipts_stay');
    await queryRunner.query(`
      create trigger receipts_chain before insert on receipts
      for each row execute function chain_receipt()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger receipts_chain on receipts');
    await queryRunner.query('drop function chain_receipt()');
    await queryRunner.query('drop function receipt_hash(receipts, text)');
    await queryRunner.query('drop function receipt_place(varchar)');
    await queryRunner.query('drop function receipt_series(varchar)');
  }
}

async function createFunctions(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create function receipt_series(number varchar) returns text language sql immutable as $$
      select rtrim(number, '0123456789')
    $$
  `);
  await queryRunner.query(`
    create function receipt_place(number varchar) returns integer language sql immutable as $$
      select substring(number from '\\d+$')::integer
    $$
  `);
  // The first document of a series and year has none before it.
  await queryRunner.query(`
    create function receipt_hash(document receipts, before text) returns text language sql stable as $$
      select encode(sha256(convert_to(jsonb_build_array(
        document.number, document.fiscal_year, document.kind, document.order_id,
        (extract(epoch from document.issued_at) * 1000)::bigint, document.content, coalesce(before, '')
      )::text, 'UTF8')), 'hex')
    $$
  `);
  // The counter of the series is locked by the transaction that issues, so the document before is in the table.
  await queryRunner.query(`
    create function chain_receipt() returns trigger language plpgsql as $$
    begin
      new.hash = receipt_hash(new, (
        select hash from receipts
        where number = receipt_series(new.number) || lpad((receipt_place(new.number) - 1)::text,
          greatest(6, length((receipt_place(new.number) - 1)::text)), '0')
      ));
      return new;
    end
    $$
  `);
}
