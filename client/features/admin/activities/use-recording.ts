import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusHeading } from '../../../lib/focus-heading';
import { usePickedMember } from '../use-picked-member';
import { recordedFor, withoutRecordedFor } from './record-address';

/** Whether the dialog that records an entry is open, by the button or by the address, and for whom. */
export function useRecording() {
  const [address, setAddress] = useSearchParams();
  const [isPressed, setIsPressed] = useState(false);
  const id = recordedFor(address);
  const member = usePickedMember(id);
  const isOpen = isPressed || member !== null;
  useFocusAfter(isOpen);
  return {
    isOpen,
    member,
    open: () => setIsPressed(true),
    close: () => {
      setIsPressed(false);
      if (id !== null) setAddress(withoutRecordedFor, { replace: true });
    },
  };
}

/** Gives the heading the focus if the dialog had opened with the tab, when nothing had it to which it could return. */
function useFocusAfter(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      focusHeading(document.querySelector('h1'));
    wasOpen.current = isOpen;
  }, [isOpen]);
}
