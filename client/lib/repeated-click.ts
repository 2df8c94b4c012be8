/** Whether a click is the second one of a double click: it was meant for what the first one has already done. */
export const isRepeatedClick = ({ detail }: Pick<UIEvent, 'detail'>): boolean => detail > 1;
