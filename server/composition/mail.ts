import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../database/old-rows';
import { featureTask, type Feature } from '../features/feature';
import { Mail } from '../mail/mail.entity';
import { deliverMail, deliverUrgentMail } from '../mail/mail.tasks';

/** The mail feature, which is below all others. */
export const mail: Feature = {
  entities: [Mail],
  tasks: [
    featureTask(deliverUrgentMail, ({ mailDelivery }, job, attempt) => mailDelivery.deliver(job, attempt)),
    featureTask(deliverMail, ({ mailDelivery }, job, attempt) => mailDelivery.deliver(job, attempt)),
  ],
  memberTables: {
    mails: {
      // An address may have been another member's before.
      read: `select kind, subject, mails.created_at, sent_at
        from mails join users on users.email = mails.to_address where users.id = $1 and kind <> 'health-consent'
        order by mails.created_at, mails.id`,
    },
  },
  studioTables: {
    mails: { leftOut: 'Sent and waiting mails, some of which have codes and links for logging in.' },
  },
  removals: {
    'sent mails': oldRows('mails', RETENTION_DAYS.sentMails, 'sent_at < $1'),
    'undelivered mails': oldRows(
      'mails',
      RETENTION_DAYS.undeliveredMails,
      'sent_at is null and created_at < $1',
    ),
  },
};
