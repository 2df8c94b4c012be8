import { hasMailServer } from '#common/settings/mail.form';
import { studio } from '#common/studio';
import type { MailServer } from '../mail/mail-server';
import { smtpTransport } from '../mail/smtp-transport';
import type { MailTransport } from '../mail/transport';
import type { MailTransportParts } from './services/services';

interface TransportSettings {
  /** Overrides the settings of the studio. */
  smtpUrl: string | undefined;
  isProduction: boolean;
  withoutServer: MailTransport;
}

/** Sends mails as the settings of the studio say at the moment. */
export function configuredTransport(
  { settings, settingSecrets, receiptFiles }: MailTransportParts,
  { smtpUrl, ...environment }: TransportSettings,
): MailTransport {
  const serverNow = (): MailServer | null => {
    if (smtpUrl !== undefined) return { url: smtpUrl };
    const { mail } = settings.current;
    if (!hasMailServer(mail)) return null;
    const { smtpHost: host, smtpPort: port, smtpUser: user } = mail;
    return { host, port, user, password: settingSecrets.valueOf('smtp_password') };
  };
  return smtpTransport({
    ...environment,
    settings: () => {
      const { senderName, senderEmail, replyTo } = settings.current.mail;
      return {
        server: serverNow(),
        from: { name: senderName || studio.name, address: senderEmail || studio.email },
        replyTo: replyTo || null,
      };
    },
    drawReceipt: (id, copy) => receiptFiles.draw(id, copy),
    readLogo: (hash) => receiptFiles.logo(hash),
  });
}
