import { useState } from 'react';
import { dayText } from '#common/day-text';
import { CLOSINGS_SHOWN } from '#common/day-close/limits';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import data from '../../../components/data-table.module.css';
import card from '../../../components/form-card.module.css';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatMoney } from '../../../lib/format-money';
import { useAction } from '../../../lib/use-action';
import { AboutFigure } from '../figures/about-figure';
import { ExportButton } from '../list/export-button';
import { ClosingDialog } from './closing-dialog';
import { dayCloseContent } from './day-close.content';
import {
  DayClosingExportUrlDocument,
  useDayClosingsQuery,
  type ClosedDayFragment,
  type DayClosingsQuery,
} from './day-close.generated';
import { TabSkeleton } from './tab-skeleton';
import { signed } from './ways-table';
import classes from './day-close-tab.module.css';

const texts = dayCloseContent.closings;

/** The closed days, newest first, with their differences. */
export function ClosedDays() {
  const query = useDayClosingsQuery({
    variables: { first: CLOSINGS_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const [shown, setShown] = useState<ClosedDayFragment | null>(null);
  const { run, isBusy } = useAction(texts.failed);
  const showMore = (after: string | null) =>
    run(async () => {
      await query.fetchMore({ variables: { after }, updateQuery: joined });
      return undefined;
    });
  return (
    <section className={`${card.card} ${classes.section}`} aria-labelledby="closed-days">
      <div className={classes.head}>
        <h2 id="closed-days" tabIndex={-1}>
          {texts.title}
        </h2>
        <ExportButton
          rows="closed-days"
          label={texts.file}
          query={DayClosingExportUrlDocument}
          variables={{}}
          urlIn={({ dayClosingExportUrl }) => dayClosingExportUrl}
        />
      </div>
      <QueryBoundary query={query} loading={<TabSkeleton />} failed={texts.failed}>
        {({ dayClosings: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <ClosingsTable closings={nodes} onShow={setShown} />
              <AboutFigure id="handedOver" />
              {pageInfo.hasNextPage && (
                <div>
                  <Button isBusy={isBusy} onClick={() => void showMore(pageInfo.endCursor)}>
                    {texts.more}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryBoundary>
      {shown && <ClosingDialog closing={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

const joined = (
  before: DayClosingsQuery,
  { fetchMoreResult: next }: { fetchMoreResult: DayClosingsQuery },
) => ({
  dayClosings: { ...next.dayClosings, nodes: [...before.dayClosings.nodes, ...next.dayClosings.nodes] },
});

interface ClosingsTableProps {
  closings: readonly ClosedDayFragment[];
  onShow: (closing: ClosedDayFragment) => void;
}

const ClosingsTable = ({ closings, onShow }: ClosingsTableProps) => (
  <div className={data.scroll} tabIndex={0} role="group" aria-label={texts.title}>
    <table className={`${data.table} ${classes.closings}`} aria-label={texts.title}>
      <thead>
        <tr>
          {Object.values(texts.heads).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {closings.map((closing) => (
          <tr key={closing.id}>
            <th scope="row">
              {dayText(closing.day)} {closing.reopening && <Badge tone="warning">{texts.reopened}</Badge>}
            </th>
            <td>{formatMoney(closing.handedOver)}</td>
            <td>{closing.handedOverTo}</td>
            <td>{differenceText(closing)}</td>
            <td>{closing.closedBy}</td>
            <td>
              <Button aria-label={texts.showDay(dayText(closing.day))} onClick={() => onShow(closing)}>
                {texts.show}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The sum of the differences; "None" only if no way of payment differs. */
function differenceText({ ways }: ClosedDayFragment): string {
  const differences = ways.map(({ difference }) => difference?.minorUnits ?? 0);
  if (differences.every((paise) => paise === 0)) return texts.exact;
  return signed(differences.reduce((sum, paise) => sum + paise, 0));
}
