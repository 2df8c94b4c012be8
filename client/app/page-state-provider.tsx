import { useMemo, type ReactNode } from 'react';
import { PageStateContext, type PageState } from '../lib/page-state';
import { useIsFirstPage } from '../navigation/navigation';

const NO_DATA: PageState['pageData'] = {};

/** Must be inside the router, because the data that the server could or could not load is only for the first page. */
export function PageStateProvider({ value, children }: { value: PageState; children: ReactNode }) {
  const isFirst = useIsFirstPage();
  const isDataMissing = isFirst && value.isDataMissing;
  const pageData = isFirst ? value.pageData : NO_DATA;
  const state = useMemo(() => ({ ...value, isDataMissing, pageData }), [value, isDataMissing, pageData]);
  return <PageStateContext value={state}>{children}</PageStateContext>;
}
