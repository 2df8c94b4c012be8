import { useState } from 'react';
import { focusHeading } from '../../../lib/focus-heading';
import { useAddressPanel } from '../../../navigation/navigation';
import { useFocusAfter } from '../list/use-focus-after';
import { usePickedMember } from '../member-picker/use-picked-member';
import { RECORD_FOR } from './record-parameter';

/** Whether the dialog that records an entry is open, by the button or by the address, and for whom. */
export function useRecording() {
  const panel = useAddressPanel(RECORD_FOR);
  const [isPressed, setIsPressed] = useState(false);
  const member = usePickedMember(panel.value);
  const isOpen = isPressed || member !== null;
  // If the dialog opened with the tab, nothing had the focus to which it could return.
  useFocusAfter(isOpen, () => focusHeading(document.querySelector('h1')));
  return {
    isOpen,
    member,
    open: () => setIsPressed(true),
    close: () => {
      setIsPressed(false);
      if (panel.value !== null) panel.close();
    },
  };
}
