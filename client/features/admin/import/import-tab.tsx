import { importMessages } from '#common/member-imports/messages';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import type { MemberImportStatus } from '../../../graphql/types.generated';
import { Link } from '../../../navigation/navigation';
import { adminContent } from '../admin.content';
import { useListAddress, type ListAddress } from '../list/list-address';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { DoneStep } from './done-step';
import { FileStep } from './file-step';
import { importContent } from './import.content';
import { useMemberImportQuery, type MemberImportStateFragment } from './import.generated';
import { usePolling } from '../use-polling';
import classes from './import.module.css';

const STEPS = ['file', 'columns', 'check', 'done'] as const;
type Step = (typeof STEPS)[number];

const STEP_OF: Record<MemberImportStatus, Step> = {
  WAITING: 'file',
  UPLOADED: 'columns',
  CHECKING: 'check',
  CHECKED: 'check',
  RUNNING: 'done',
  DONE: 'done',
  CANCELLED: 'done',
  FAILED: 'done',
  UNDOING: 'done',
  UNDONE: 'done',
};

const WORKING: readonly MemberImportStatus[] = ['CHECKING', 'RUNNING', 'UNDOING'];
const POLL_MS = 1000;

/** Members are imported from a file in four steps. The import is in the address, so that a reload goes on with it. */
export function ImportTab({ title }: { title: string }) {
  const address = useListAddress();
  const id = address.value('import');
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{importContent.lead}</p>
      </header>
      {id ? <OpenImport key={id} id={id} address={address} /> : <NewImport address={address} />}
    </div>
  );
}

const NewImport = ({ address }: { address: ListAddress }) => (
  <>
    <Steps current="file" />
    <FileStep onUploaded={(id) => address.change({ import: id })} />
  </>
);

function OpenImport({ id, address }: { id: string; address: ListAddress }) {
  const query = useMemberImportQuery({ variables: { id } });
  const status = query.data?.memberImport?.status;
  const isWorking = status !== undefined && WORKING.includes(status);
  usePolling(query, { isWorking, everyMs: POLL_MS });
  return (
    <QueryBoundary query={query} loading={<StepLoading />} failed={adminContent.loadFailed}>
      {({ memberImport }) =>
        memberImport ? (
          <OpenStep shown={memberImport} address={address} onRefused={() => void query.refetch()} />
        ) : (
          <p>
            {importMessages.notFound} <Link to={{ search: '?tab=import' }}>{importContent.done.another}</Link>
          </p>
        )
      }
    </QueryBoundary>
  );
}

interface OpenStepProps {
  shown: MemberImportStateFragment;
  address: ListAddress;
  onRefused: () => void;
}

function OpenStep({ shown, address, onRefused }: OpenStepProps) {
  const isChanging = shown.status === 'CHECKED' && address.value('step') === 'columns';
  const current = isChanging ? 'columns' : STEP_OF[shown.status];
  return (
    <>
      <Steps current={current} />
      <p role="status" className={classes.status}>
        {importContent.statuses[shown.status]}
      </p>
      {current === 'file' && <FileStep onUploaded={(id) => address.change({ import: id })} />}
      {current === 'columns' && (
        <ColumnsStep shown={shown} onChecked={() => address.change({ step: '' }, { replace: true })} />
      )}
      {current === 'check' && <CheckStep shown={shown} address={address} onRefused={onRefused} />}
      {current === 'done' && <DoneStep shown={shown} onRefused={onRefused} />}
    </>
  );
}

const Steps = ({ current }: { current: Step }) => (
  <ol className={classes.steps} aria-label={importContent.stepsLabel}>
    {STEPS.map((step) => (
      <li
        key={step}
        aria-current={step === current ? 'step' : undefined}
        data-past={STEPS.indexOf(step) < STEPS.indexOf(current) || undefined}
      >
        {importContent.steps[step]}
      </li>
    ))}
  </ol>
);

const StepLoading = () => (
  <Skeleton>
    <span data-bone="title" />
    <span data-bone="line" />
  </Skeleton>
);
