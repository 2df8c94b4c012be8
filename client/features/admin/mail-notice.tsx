import { IconMailOff } from '@tabler/icons-react';
import { sendsNoMails } from '#common/sends-no-mails';
import { useHasPermission } from '../../lib/permissions';
import { Link } from '../../navigation/navigation';
import { mailServerContent as content } from './admin.content';
import type { AdminTab } from './admin-tabs';
import { MAIL_SETTINGS } from './mail-settings';
import classes from './admin-frame.module.css';

/** Tabs with a notice of their own. */
const OWN_WORDS: readonly AdminTab['id'][] = ['settings', 'set-up'];

/** Tells those who can change it that there is no mail server. */
export function MailNotice({ tab }: { tab: AdminTab['id'] }) {
  const mayChange = useHasPermission('settings:change');
  if (!sendsNoMails() || !mayChange || OWN_WORDS.includes(tab)) return null;
  return (
    <aside className={classes.notice}>
      <IconMailOff aria-hidden="true" size={20} stroke={1.75} />
      <p>
        {content.notice} <Link to={MAIL_SETTINGS}>{content.set}</Link>
      </p>
    </aside>
  );
}
