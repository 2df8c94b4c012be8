/** Whether a click is the second one of a double click: it was meant for what the first one has already done. */
export const isRepeatedClick = ({ detail }: Pick<UIEvent, 'detail'>): boolean => detail > 1;

/** For the element around a button that submits a form: a double click submits it once. */
export function ignoreRepeatedClick(event: Pick<UIEvent, 'detail' | 'preventDefault'>): void {
  if (isRepeatedClick(event)) event.preventDefault();
}
