/** "1 rest day", "3 rest days". */
export const counts = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
