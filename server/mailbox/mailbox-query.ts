import type { DataSource } from 'typeorm';
import { PAGE_SIZE_MAX } from '#common/limits';
import { Mail } from '../mail/mail.entity';

/** The most recent delivered mails, newest first; with an address, only the mails to it, ignoring case. */
export function deliveredMails(dataSource: DataSource, to: string): Promise<Mail[]> {
  const query = dataSource
    .getRepository(Mail)
    .createQueryBuilder('mail')
    .where('mail.sentAt is not null')
    .orderBy('mail.createdAt', 'DESC')
    .take(PAGE_SIZE_MAX);
  if (to) query.andWhere('lower(mail.toAddress) = lower(:to)', { to });
  return query.getMany();
}
