import { readStudio } from './studio';

/** Whether no mail can be delivered, since no mail server is set. */
export const sendsNoMails = (): boolean => readStudio().sendsNoMails === true;
