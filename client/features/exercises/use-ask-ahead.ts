import { useEffect, useRef } from 'react';
import { askAhead } from '../../lib/page-data';
import { ExerciseDetailDocument } from './exercises.page.generated';

/** Rows that the pointer or the focus only passes are not asked for, in milliseconds. */
const POINTED_AT_MS = 150;

/** Handlers of a link that ask for its exercise when somebody is about to open it, unless the device is to save data. */
export function useAskAhead(id: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const begin = () => {
    cancel();
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const ask = () => void askAhead({ document: ExerciseDetailDocument, variables: { id } });
    timer.current = setTimeout(ask, POINTED_AT_MS);
  };
  useEffect(() => cancel, []);
  return { onPointerEnter: begin, onPointerLeave: cancel, onFocus: begin, onBlur: cancel };
}
