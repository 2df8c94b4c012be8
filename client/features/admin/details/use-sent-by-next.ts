import { useRef, type SyntheticEvent } from 'react';

/** Value of the button that opens the next member after saving. */
export const NEXT = 'next';

/** Remembers whether a form was sent with `Save and next`, or with another button. */
export function useSentByNext() {
  const isSo = useRef(false);
  return {
    isSo: () => isSo.current,
    watch:
      (submit: (event: SyntheticEvent) => void) => (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
        const { submitter } = event.nativeEvent;
        isSo.current = submitter instanceof HTMLButtonElement && submitter.value === NEXT;
        submit(event);
      },
  };
}
