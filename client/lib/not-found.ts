import { createContext, useContext } from 'react';

/** While the server draws: called by a page that finds nothing to show, and makes the answer a 404. */
export const ReportNotFound = createContext<() => void>(() => {});

export const useReportNotFound = (): (() => void) => useContext(ReportNotFound);
