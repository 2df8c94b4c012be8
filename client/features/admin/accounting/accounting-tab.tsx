import { QueryBoundary } from '../../../components/query-boundary';
import { SelectField } from '../../../components/select-field';
import { Skeleton } from '../../../components/skeleton';
import { AccountingFiles } from './accounting-files';
import { accountingContent as content } from './accounting.content';
import { useTaxSummaryQuery, type MonthlyTaxesFragment } from './accounting.generated';
import classes from './accounting-tab.module.css';
import { useChosenMonth } from './chosen-month';
import { DocumentsTable } from './documents-table';
import { LedgerCheck } from './ledger-check';
import { RateTable, ServiceTable } from './tax-tables';

/** Figures and files of a month for an accountant. */
export function AccountingTab({ title }: { title: string }) {
  const { months, month, choose } = useChosenMonth();
  const query = useTaxSummaryQuery({ variables: { month } });
  return (
    <div className={classes.tab}>
      <header className={classes.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{content.lead}</p>
        </div>
        <SelectField
          label={content.month}
          data={months}
          value={month}
          onChange={({ target }) => choose(target.value)}
        />
      </header>
      <QueryBoundary query={query} loading={<TablesSkeleton />} failed={content.failed}>
        {({ taxSummary }) => <TaxTables taxes={taxSummary} />}
      </QueryBoundary>
      <AccountingFiles month={month} />
    </div>
  );
}

function TaxTables({ taxes }: { taxes: MonthlyTaxesFragment }) {
  const { month, gstin, series, byService } = taxes;
  return (
    <div className={classes.tables}>
      <p className={classes.registration}>
        {gstin === null ? content.notRegistered : content.registered(gstin)}
      </p>
      {series.length === 0 ? (
        <p className={classes.empty}>{content.nothing}</p>
      ) : (
        <>
          <LedgerCheck taxes={taxes} />
          <RateTable taxes={taxes} />
          {byService.length > 0 && <ServiceTable taxes={taxes} />}
          <DocumentsTable month={month} series={series} />
        </>
      )}
    </div>
  );
}

const TablesSkeleton = () => (
  <Skeleton>
    <div className={classes.tables}>
      <span data-bone="line" />
      <span data-bone="block" className={classes.bone} />
      <span data-bone="block" className={classes.bone} />
    </div>
  </Skeleton>
);
