import { dayOfText, startOfDay } from './calendar';
import { dayInWords } from './formats';

/** "21 November 2026" for "2026-11-21". */
export const dayText = (day: string): string => dayInWords(startOfDay(dayOfText(day)!));
