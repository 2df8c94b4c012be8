import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageStateContext, type PageState } from '../lib/page-state';

const NO_DATA: PageState['pageData'] = {};

/** Must be inside the router: it drops the data that the server has loaded at the first navigation. */
export function PageStateProvider({ value, children }: { value: PageState; children: ReactNode }) {
  const isFirst = useIsFirstPage();
  const pageData = isFirst ? value.pageData : NO_DATA;
  const state = useMemo(() => ({ ...value, pageData }), [value, pageData]);
  return <PageStateContext value={state}>{children}</PageStateContext>;
}

/** Whether the page that the document was loaded with is shown. False from the first navigation on, even after Back. */
function useIsFirstPage(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && key !== firstKey) setIsFirst(false);
  return isFirst && key === firstKey;
}
