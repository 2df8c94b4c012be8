import type { EntityManager } from 'typeorm';
import type { Links } from '../../lib/links';
import { randomToken, sha256 } from '../../lib/secrets';
import { confirmNewEmailMail } from '../../mail/mails/email-changed-mail';
import type { Outbox } from '../../mail/outbox';
import { User } from '../accounts/user.entity';

interface Parts {
  links: Links;
  outbox: Outbox;
}

/** For an address that no mail has reached: it counts as confirmed once the link in a mail to it is opened. */
export async function leaveUnconfirmed(
  manager: EntityManager,
  { links, outbox }: Parts,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = randomToken();
  await manager.update(User, { id }, { emailVerificationHash: sha256(token) });
  const mail = confirmNewEmailMail({ link: links.verifyEmail(token, email) });
  await outbox.put(manager, { to: email, mail });
}
