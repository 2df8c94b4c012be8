import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { LegalForm } from './legal-form';
import { legalSettings as texts } from './legal-settings.content';
import { useEditedLegalTextsQuery } from './legal.generated';

/** The legal texts, in the settings. */
export function LegalSettings() {
  const query = useEditedLegalTextsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryBoundary query={query} loading={<Bone />} failed={texts.failed}>
      {({ terms, privacy }) => (
        <>
          <LegalForm saved={terms} />
          <LegalForm saved={privacy} />
        </>
      )}
    </QueryBoundary>
  );
}

const Bone = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
